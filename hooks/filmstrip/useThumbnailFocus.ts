'use client';
import { useRef } from 'react';
import type { FocusEvent } from 'react';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';

export interface ThumbnailFocus {
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** Focus that is in the strip goes along with the current thumbnail, which is the strip's one stop for the Tab key. */
export function useThumbnailFocus(track: HTMLElement | null, index: number): ThumbnailFocus {
  const isInside = useRef(false);
  useIsomorphicLayoutEffect(() => {
    if (!isInside.current) return;
    track?.querySelector<HTMLElement>('[aria-current="true"]')?.focus({ preventScroll: true });
  }, [track, index]);
  return {
    onFocus: useStableCallback(() => {
      isInside.current = true;
    }),
    onBlur: useStableCallback((event: FocusEvent) => {
      isInside.current = event.currentTarget.contains(event.relatedTarget);
    }),
  };
}
