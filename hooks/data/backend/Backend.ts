import type { AlbumSource } from './AlbumSource.ts';
import type { GalleryBackend } from './GalleryBackend.ts';
import type { GalleryImage } from './GalleryImage.ts';

/** A backend with one port per feature. A missing port disables its feature. */
export interface Backend<TImage extends GalleryImage = GalleryImage> extends GalleryBackend<TImage> {
  readonly albums?: AlbumSource<TImage> | undefined;
}
