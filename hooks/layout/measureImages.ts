import type { GalleryImage } from '../backend/GalleryImage.ts';
import { MEASURED_BATCH_COUNT } from './constants.ts';
import { measureFile } from './measureFile.ts';
import { naturalSize } from './naturalSize.ts';
import type { MeasuredSizes } from './naturalSize.ts';

/** The sizes of the next pictures from `start` on that nobody knows, all of them together. Never settles once aborted. */
export async function measureImages(
  images: readonly GalleryImage[],
  start: number,
  signal: AbortSignal,
): Promise<MeasuredSizes> {
  const batch = images.slice(start, start + MEASURED_BATCH_COUNT).filter((image) => !naturalSize(image));
  const urls = batch.map(({ thumbnail, url }) => thumbnail?.url ?? url);
  return new Map(await Promise.all(urls.map(async (url) => [url, await measureFile(url, signal)] as const)));
}
