import type { GalleryImage } from '../backend/GalleryImage.ts';
import { clamp } from '../shared/clamp.ts';

/** Where an image stands in a list, looked for outwards from `near`; −1 when it is not there. */
export function findImageIndex(images: readonly GalleryImage[], imageId: string, near = 0): number {
  const start = clamp(near, 0, images.length - 1);
  // Never a look outside of the list: engines are slow at it, and a list may have 10,000 images.
  for (let after = start, before = start - 1; after < images.length || before >= 0; after += 1, before -= 1) {
    if (after < images.length && images[after]?.id === imageId) return after;
    if (before >= 0 && images[before]?.id === imageId) return before;
  }
  return -1;
}
