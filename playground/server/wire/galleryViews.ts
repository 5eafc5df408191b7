/** The server's names for the views of a gallery. */
export type GalleryViewName =
  | 'thumbnails'
  | 'thumbnails_masonry'
  | 'thumbnails_mosaic'
  | 'slideshow'
  | 'image_browser'
  | 'blog_style'
  | 'carousel';

/** Whether a view's markup contains a single image and its parameters contain all images. */
export const isWhole = (view: GalleryViewName): boolean => view === 'slideshow' || view === 'carousel';

/** Returns the id of the items container, which is also part of the tag filter's field name. */
export function itemsContainerId(instance: number, view: GalleryViewName = 'thumbnails'): string {
  return `bwg_${view}_${instance}`;
}
