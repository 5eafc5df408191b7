import type { GalleryImage } from '../../backend/GalleryImage.ts';
import { FAILED_THUMBNAIL_SIZE_PX, MEASURED_BATCH_COUNT } from '../constants.ts';
import { naturalSize } from '../naturalSize.ts';
import type { MeasuredSizes } from '../naturalSize.ts';
import type { LayoutSize } from '../types.ts';

const FAILED: LayoutSize = { width: FAILED_THUMBNAIL_SIZE_PX, height: FAILED_THUMBNAIL_SIZE_PX };

/** Loads a picture to learn its size in pixels. One that cannot be loaded counts as 100 by 100. Never settles once aborted. */
function measureFile(url: string, signal: AbortSignal): Promise<LayoutSize> {
  return new Promise((resolve) => {
    const image = new Image();
    const handleEnd = () => {
      const { naturalWidth: width, naturalHeight: height } = image;
      resolve(width && height ? { width, height } : FAILED);
    };
    image.addEventListener('load', handleEnd, { signal });
    image.addEventListener('error', handleEnd, { signal });
    signal.addEventListener('abort', () => image.removeAttribute('src'));
    image.src = url;
  });
}

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
  return new Map([...known, ...sizes]);
}
