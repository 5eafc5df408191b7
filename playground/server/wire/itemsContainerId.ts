import type { GalleryViewName } from './galleryViews.ts';

/** Returns the id of the items container, which is also part of the tag filter's field name. */
export function itemsContainerId(instance: number, view: GalleryViewName = 'thumbnails'): string {
  return `bwg_${view}_${instance}`;
}
