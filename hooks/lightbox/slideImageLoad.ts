import type { GalleryImage } from '../backend/GalleryImage.ts';
import { NOT_LOADED } from './lightboxState.ts';
import type { ImageLoad } from './lightboxState.ts';

const EMBEDDED: ImageLoad = { status: 'loaded', attempt: 0 };

/** How far the picture of a slide is. Embedded media count as loaded at once: their player shows its own progress. */
export function slideImageLoad(image: GalleryImage, loads: ReadonlyMap<string, ImageLoad>): ImageLoad {
  const { id, kind = 'image' } = image;
  return loads.get(id) ?? (kind === 'image' ? NOT_LOADED : EMBEDDED);
}
