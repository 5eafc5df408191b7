'use client';
import { useAdjustedState } from '../shared/useAdjustedState.ts';
import { useIsServerRendered } from '../shared/useIsClient.ts';

export interface UseSlotSizesOptions {
  /** The width of the picture, in CSS pixels. Undefined until it is measured. */
  readonly width: number | undefined;
  /** `sizes` until then. */
  readonly unmeasuredSizes: string;
}

/**
 * Returns `sizes` for a picture in a slot that is measured after the first render. It only grows, and a picture of the server's HTML keeps
 * its first value until then. With a smaller value the browser would load a smaller file in addition to the larger one.
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
