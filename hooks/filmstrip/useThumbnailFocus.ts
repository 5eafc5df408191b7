'use client';
import { useMemo, useRef } from 'react';
import type { FocusEvent } from 'react';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';

export interface ThumbnailFocus {
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * Focus that is in the strip goes along with the current thumbnail, which is the strip's one stop for the Tab key. `getTrack` is a
 * function that stays the same.
 */
export function useThumbnailFocus(getTrack: () => HTMLElement | null, index: number): ThumbnailFocus {
  const isInside = useRef(false);
  useIsomorphicLayoutEffect(() => {
    if (!isInside.current) return;
    getTrack()?.querySelector<HTMLElement>('[aria-current="true"]')?.focus({ preventScroll: true });
  }, [getTrack, index]);
  return useMemo(
    () => ({
      onFocus() {
        isInside.current = true;
      },
      onBlur({ currentTarget, relatedTarget }) {
        isInside.current = currentTarget.contains(relatedTarget);
      },
    }),
    [],
  );
}
