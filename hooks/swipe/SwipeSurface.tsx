'use client';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { SwipeTarget, UseSwipeOptions } from './types.ts';
import { useSwipe } from './useSwipe.tsx';

export interface SwipeSurfaceProps extends UseSwipeOptions {
  readonly target: SwipeTarget;
  /** Told whether the slides are moving under a finger or after it. With a function that stays the same. */
  readonly onSwiping: (isSwiping: boolean) => void;
}

/** A swipe as a component that draws nothing, for those who fetch its code late. */
export function SwipeSurface({ target, onSwiping, ...options }: SwipeSurfaceProps): ReactNode {
  const { isSwiping, recognizer } = useSwipe(target, options);
  useEffect(() => {
    onSwiping(isSwiping);
    return () => onSwiping(false);
  }, [isSwiping, onSwiping]);
  return recognizer;
}
