import type { AlbumSource } from './AlbumSource.ts';
import type { GalleryBackend } from './GalleryBackend.ts';
import type { GalleryImage } from './GalleryImage.ts';

/** A backend with one port (interface) for each feature. If a port is missing, its feature is disabled. */
export interface Backend<TImage extends GalleryImage = GalleryImage> extends GalleryBackend<TImage> {
  readonly albums?: AlbumSource<TImage> | undefined;
}
