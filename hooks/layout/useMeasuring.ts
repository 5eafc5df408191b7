'use client';
import { useEffect } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { measureImages } from './engine/measureImages.ts';
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

/**
 * Learns the sizes that no back end knows, some pictures at a time and those of a batch together: what is laid out does not
 * move when the next ones join.
 */
export function useMeasuring({ images, knownCount, measured, onMeasured, enabled }: UseMeasuringOptions): void {
  const next = enabled ? images[knownCount] : undefined;
  const nextUrl = next && (next.thumbnail ?? next).url;

  const measure = useStableCallback(async (signal: AbortSignal) => {
    onMeasured(await measureImages(images, knownCount, measured, signal));
  });
  useEffect(() => {
    if (nextUrl === undefined) return undefined;
    const ending = new AbortController();
    void measure(ending.signal);
    return () => ending.abort();
  }, [nextUrl, measure]);
}
