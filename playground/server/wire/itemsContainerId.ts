import type { GalleryViewName } from './galleryViews.ts';

/** Id of the element that holds the items of a gallery; part of the tag filter's key. */
export function itemsContainerId(instance: number, view: GalleryViewName = 'thumbnails'): string {
  return `bwg_${view}_${instance}`;
}
