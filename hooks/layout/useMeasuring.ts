'use client';
import { useEffect, useState } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { useWhenOnline } from '../shared/useWhenOnline.ts';
import { SQUARES } from './naturalSize.ts';
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
 * move when the next ones join. What measures them is fetched where such an image is, and once more each time the network is
 * back after it could not be had.
 */
export function useMeasuring({ images, knownCount, measured, onMeasured, enabled }: UseMeasuringOptions): void {
  const isGuessed = measured === SQUARES;
  const [isAskedAgain, setIsAskedAgain] = useState(false);
  useWhenOnline(isGuessed, () => setIsAskedAgain(true));
  const next = enabled ? images[knownCount] : undefined;
  const nextUrl = isAskedAgain ? '' : next && (next.thumbnail ?? next).url;

  const measure = useStableCallback(async (signal: AbortSignal) => {
    const code = await import('./measureImages.ts').catch(() => null);
    const [start, known] = isGuessed ? [0, new Map()] : [knownCount, measured];
    const sizes = code ? await code.measureImages(images, start, known, signal) : SQUARES;
    if (signal.aborted) return;
    setIsAskedAgain(false);
    onMeasured(sizes);
  });
  useEffect(() => {
    if (nextUrl === undefined) return undefined;
    const ending = new AbortController();
    void measure(ending.signal);
    return () => ending.abort();
  }, [nextUrl, measure]);
}
