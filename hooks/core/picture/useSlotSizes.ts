'use client';
import { useAdjustedState } from '../shared/useAdjustedState.ts';
import { useIsServerRendered } from '../shared/useIsClient.ts';

export interface UseSlotSizesOptions {
  /** The image's width in CSS pixels, or `undefined` until it has been measured. */
  readonly width: number | undefined;
  /** The value of `sizes` until the width has been measured. */
  readonly unmeasuredSizes: string;
}

/**
 * Returns `sizes` for an image whose slot is measured after the first render. The value never decreases, and a
 * server-rendered image keeps its initial value until the measured width is larger. With a smaller value, the browser
 * would load a smaller file in addition to the larger one.
 */
export function useSlotSizes({ width = 0, unmeasuredSizes }: UseSlotSizesOptions): string {
  const isServerRendered = useIsServerRendered();
  const [{ sizes }] = useAdjustedState(
    () => ({ width: 0, sizes: unmeasuredSizes }),
    (known) => {
      if (width <= known.width) return known;
      const isKept = isServerRendered && known.width === 0;
      return { width, sizes: isKept ? known.sizes : `${Math.ceil(width)}px` };
    },
  );
  return sizes;
}
