import type { AlbumSource } from './AlbumSource.ts';
import type { GalleryBackend } from './GalleryBackend.ts';
import type { GalleryImage } from './GalleryImage.ts';

/** All that a back end can do, one port each; a port that is missing is a feature that stays away. */
export interface Backend<TImage extends GalleryImage = GalleryImage> extends GalleryBackend<TImage> {
  readonly albums?: AlbumSource<TImage> | undefined;
}
