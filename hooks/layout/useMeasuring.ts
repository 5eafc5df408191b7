'use client';
import { useEffect } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { MeasuredSizes } from './naturalSize.ts';

export interface UseMeasuringOptions {
  readonly images: readonly GalleryImage[];
  /** The images before this one have sizes. */
  readonly knownCount: number;
  readonly measured: MeasuredSizes;
  readonly onMeasured: (sizes: MeasuredSizes) => void;
  /** The visitor is close to the end of what is laid out. */
  readonly enabled: boolean;
}

/** Where nothing can measure them, pictures count as squares: a gallery without its pictures would be worse. */
const SQUARES: MeasuredSizes = { get: () => ({ width: 1, height: 1 }) };

/**
 * Learns the sizes that no back end knows, some pictures at a time and those of a batch together: what is laid out does not
 * move when the next ones join. What measures them is fetched where such an image is.
 */
export function useMeasuring({ images, knownCount, measured, onMeasured, enabled }: UseMeasuringOptions): void {
  const next = enabled ? images[knownCount] : undefined;
  const nextUrl = next && (next.thumbnail ?? next).url;

  const measure = useStableCallback(async (signal: AbortSignal) => {
    const code = await import('./measureImages.ts').catch(() => null);
    const sizes = code ? await code.measureImages(images, knownCount, measured, signal) : SQUARES;
    if (!signal.aborted) onMeasured(sizes);
  });
  useEffect(() => {
    if (nextUrl === undefined) return undefined;
    const ending = new AbortController();
    void measure(ending.signal);
    return () => ending.abort();
  }, [nextUrl, measure]);
}
