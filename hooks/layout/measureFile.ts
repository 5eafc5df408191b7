import { FAILED_THUMBNAIL_SIZE_PX } from './constants.ts';
import type { LayoutSize } from './types.ts';

const FAILED: LayoutSize = { width: FAILED_THUMBNAIL_SIZE_PX, height: FAILED_THUMBNAIL_SIZE_PX };

/** Loads a picture to learn its size in pixels. One that cannot be loaded counts as 100 by 100. Never settles once aborted. */
export function measureFile(url: string, signal: AbortSignal): Promise<LayoutSize> {
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
