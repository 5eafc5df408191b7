'use client';
import { useAdjustedState } from '../shared/useAdjustedState.ts';
import { useIsServerRendered } from '../shared/useIsClient.ts';

export interface UseSlotSizesOptions {
  /** The width at which the picture is shown, in CSS pixels. Undefined until it is measured. */
  readonly width: number | undefined;
  /** `sizes` until then. */
  readonly unmeasuredSizes: string;
}

/**
 * `sizes` for a picture in a slot that is measured after the first render. It only grows, and a picture that came with the
 * server's HTML keeps what it came with until then: a browser that was told of a smaller slot would load a smaller file
 * beside the larger one that it has.
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
