'use client';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { UseSwipeResult } from '@loggia/hooks/swipe';
import type { UseZoomResult } from '@loggia/hooks/zoom';
import { GestureParts } from './GestureParts.tsx';

export interface ZoomSurfaceProps extends ComponentPropsWithoutRef<'div'> {
  readonly zoom: Pick<UseZoomResult, 'recognizer' | 'getSurfaceProps' | 'getAnnouncementProps'>;
  /** Turns pages on the same surface. */
  readonly swipe?: Pick<UseSwipeResult, 'recognizer' | 'getSurfaceProps'> | undefined;
  /** The picture, or slides with `getSlideProps`. */
  readonly children: ReactNode;
}

/** The room of a picture that fingers, a mouse, a wheel and keys enlarge and move. */
export function ZoomSurface({ zoom, swipe, className, children, ...props }: ZoomSurfaceProps) {
  const own = { ...props, className: className ? `loggia-zoom-surface ${className}` : 'loggia-zoom-surface' };
  const surfaceProps = zoom.getSurfaceProps(own);
  return (
    <div {...(swipe ? swipe.getSurfaceProps(surfaceProps) : surfaceProps)}>
      {children}
      <GestureParts zoom={zoom} swipe={swipe} />
    </div>
  );
}
