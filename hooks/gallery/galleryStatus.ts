import type { GalleryState } from './galleryReducer.ts';
import type { GalleryStatus } from './types.ts';

type StatusState = Pick<GalleryState, 'failure'> & {
  readonly shown: { readonly images: readonly unknown[] } | null;
  readonly request: unknown;
};

/** The one word for what a gallery is doing. */
export function galleryStatus({ shown, request, failure }: StatusState): GalleryStatus {
  if (request) return shown ? 'refreshing' : 'loading';
  if (failure) return 'failed';
  if (!shown) return 'loading';
  return shown.images.length > 0 ? 'ready' : 'empty';
}
