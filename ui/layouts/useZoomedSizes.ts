'use client';
import { useLayoutEffect, useRef } from 'react';
import type { UseZoomResult } from '@loggia/hooks/zoom';

interface GrownSizes {
  readonly scale: number;
  readonly before: string;
  readonly now: string;
}

/**
 * Asks for a sharper file of a zoomed picture, which is on the page before this code. Sizes only grow: a browser that is told of a
 * smaller place would load a second file.
 */
export function useZoomedSizes(
  surface: HTMLElement | null,
  { scale, scaleSizes }: Pick<UseZoomResult, 'scale' | 'scaleSizes'>,
): void {
  const grown = useRef(new WeakMap<Element, GrownSizes>());
  useLayoutEffect(() => {
    const elements = surface?.querySelectorAll<HTMLImageElement>('[data-role=current] [sizes]') ?? [];
    for (const element of elements) {
      const known = grown.current.get(element);
      // Another size of the box gives other sizes.
      const isKnown = known?.now === element.sizes;
      if (scale <= (isKnown ? known.scale : 1)) continue;
      const before = isKnown ? known.before : element.sizes;
      element.sizes = scaleSizes(before);
      grown.current.set(element, { scale, before, now: element.sizes });
    }
  }, [surface, scale, scaleSizes]);
}
