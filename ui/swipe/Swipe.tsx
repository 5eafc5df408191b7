'use client';
import type { ReactNode } from 'react';
import { useLightboxContext } from '@loggia/hooks/lightbox';
import { useSwipe, type UseSwipeOptions } from '@loggia/hooks/swipe';
import { LightboxDecoration } from '../lightbox/LightboxDecoration.tsx';

export interface SwipeProps extends Omit<UseSwipeOptions, 'surfaceElement' | 'progressElement' | 'backlog'> {
  readonly children?: ReactNode;
}

/**
 * Lets users navigate by swiping, and close the lightbox by pulling the image down. Render it in `LightboxDialog`,
 * around the `LightboxSlides`.
 */
export function Swipe({ children, ...options }: SwipeProps) {
  const lightbox = useLightboxContext();
  const swipe = useSwipe(lightbox, { ...options, progressElement: lightbox.dialogElement });
  const { gestureNode, getSurfaceProps, getSlideProps } = swipe;
  return (
    <>
      {gestureNode}
      <LightboxDecoration getSurfaceProps={getSurfaceProps} getSlideProps={getSlideProps}>
        {children}
      </LightboxDecoration>
    </>
  );
}
