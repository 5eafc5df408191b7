'use client';
import { useEffect } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import { releaseImage } from '../../core/shared/engine/releaseImage.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { FAILED_THUMBNAIL_SIZE_PX, MEASURED_BATCH_COUNT } from './constants.ts';
import { naturalSize, type MeasuredSizes } from './imageSizes.ts';
import type { LayoutSize } from './types.ts';

interface UseMeasuringOptions {
  readonly images: readonly GalleryImage[];
  /** Number of images at the start of the list whose sizes are known. */
  readonly knownCount: number;
  readonly measured: MeasuredSizes;
  readonly onMeasured: (sizes: MeasuredSizes) => void;
  /** Whether the user is close to the end of the layout. */
  readonly enabled: boolean;
}

/**
 * Measures, in batches, the images whose size the backend does not provide. Each batch is reported as a whole, so that
 * the layout does not shift with every image.
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

const FAILED: LayoutSize = { width: FAILED_THUMBNAIL_SIZE_PX, height: FAILED_THUMBNAIL_SIZE_PX };

/**
 * Loads an image and resolves with its size in pixels, or with 100 × 100 if it fails to load. The promise never settles
 * after `signal` is aborted.
 */
function measureFile(url: string, signal: AbortSignal): Promise<LayoutSize> {
  return new Promise((resolve) => {
    const image = new Image();
    const handleEnd = () => {
      const { naturalWidth: width, naturalHeight: height } = image;
      resolve(width && height ? { width, height } : FAILED);
    };
    image.addEventListener('load', handleEnd, { signal });
    image.addEventListener('error', handleEnd, { signal });
    signal.addEventListener('abort', () => releaseImage(image));
    image.src = url;
  });
}

/**
 * Resolves with the known sizes plus those of the next unmeasured images, starting at index `start`. The promise never
 * settles after `signal` is aborted.
 */
async function measureImages(
  images: readonly GalleryImage[],
  start: number,
  known: MeasuredSizes,
  signal: AbortSignal,
): Promise<MeasuredSizes> {
  const batch = images.slice(start, start + MEASURED_BATCH_COUNT).filter((image) => !naturalSize(image, known));
  const urls = batch.map(({ thumbnail, url }) => thumbnail?.url ?? url);
  const sizes = await Promise.all(urls.map(async (url) => [url, await measureFile(url, signal)] as const));
  return new Map([...known, ...sizes]);
}
