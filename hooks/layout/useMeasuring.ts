'use client';
import { useEffect } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { MeasuredSizes } from './naturalSize.ts';

export interface UseMeasuringOptions {
  readonly images: readonly GalleryImage[];
  /** The images before this one have sizes. */
  readonly knownCount: number;
  readonly onMeasured: Dispatch<SetStateAction<MeasuredSizes>>;
  /** The visitor is close to the end of what is laid out. */
  readonly enabled: boolean;
}

/**
 * Learns the sizes that no back end knows, some pictures at a time and those of a batch together: what is laid out does not
 * move when the next ones join. What measures them is fetched where such an image is.
 */
export function useMeasuring({ images, knownCount, onMeasured, enabled }: UseMeasuringOptions): void {
  const next = enabled ? images[knownCount] : undefined;
  const nextUrl = next && (next.thumbnail ?? next).url;

  const measure = useStableCallback(async (signal: AbortSignal) => {
    const code = await import('./measureImages.ts').catch(() => null);
    // Where it cannot be had all pictures count as squares: a gallery without its pictures would be worse.
    const square = () => new Map(images.map((image) => [(image.thumbnail ?? image).url, { width: 1, height: 1 }]));
    const sizes = (await code?.measureImages(images, knownCount, signal)) ?? square();
    if (!signal.aborted) onMeasured((known) => new Map([...known, ...sizes]));
  });
  useEffect(() => {
    if (nextUrl === undefined) return undefined;
    const ending = new AbortController();
    void measure(ending.signal);
    return () => ending.abort();
  }, [nextUrl, measure]);
}
