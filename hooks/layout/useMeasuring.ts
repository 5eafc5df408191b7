'use client';
import { useEffect } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { MEASURED_BATCH_COUNT } from './constants.ts';
import { measureFile } from './measureFile.ts';
import { naturalSize } from './naturalSize.ts';
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
 * move when the next ones join.
 */
export function useMeasuring({ images, knownCount, onMeasured, enabled }: UseMeasuringOptions): void {
  const isWanted = enabled && knownCount < images.length;
  const batch = images.slice(knownCount, isWanted ? knownCount + MEASURED_BATCH_COUNT : knownCount);
  const unknown = batch.filter((image) => !naturalSize(image)).map(({ thumbnail, url }) => thumbnail?.url ?? url);
  const list = JSON.stringify(unknown);

  useEffect(() => {
    const urls = JSON.parse(list) as readonly string[];
    if (urls.length === 0) return undefined;
    const ending = new AbortController();
    const measureAll = async () => {
      const sizes = await Promise.all(urls.map(async (url) => [url, await measureFile(url, ending.signal)] as const));
      onMeasured((known) => new Map([...known, ...sizes]));
    };
    void measureAll();
    return () => ending.abort();
  }, [list, onMeasured]);
}
