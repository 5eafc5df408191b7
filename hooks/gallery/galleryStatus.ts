import type { GalleryState } from './galleryReducer.ts';
import type { GalleryStatus } from './types.ts';

/** The one word for what a gallery is doing. */
export function galleryStatus({ shown, request, failure }: GalleryState): GalleryStatus {
  if (request) return shown ? 'refreshing' : 'loading';
  if (failure) return 'failed';
  if (!shown) return 'loading';
  return shown.images.length > 0 ? 'ready' : 'empty';
}
