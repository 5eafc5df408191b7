import type { GalleryImage } from '../backend/GalleryImage.ts';
import { MEASURED_BATCH_COUNT } from './constants.ts';
import { measureFile } from './measureFile.ts';
import { naturalSize } from './naturalSize.ts';
import type { MeasuredSizes } from './naturalSize.ts';
import type { LayoutSize } from './types.ts';

/**
 * The sizes that are known already and those of the next pictures from `start` on that nobody knows, all of them together. Never
 * settles once aborted.
 */
export async function measureImages(
  images: readonly GalleryImage[],
  start: number,
  known: MeasuredSizes,
  signal: AbortSignal,
): Promise<MeasuredSizes> {
  const batch = images.slice(start, start + MEASURED_BATCH_COUNT).filter((image) => !naturalSize(image, known));
  const urls = batch.map(({ thumbnail, url }) => thumbnail?.url ?? url);
  const sizes = await Promise.all(urls.map(async (url) => [url, await measureFile(url, signal)] as const));
  return new Map([...(known instanceof Map ? (known as Map<string, LayoutSize>) : []), ...sizes]);
}
