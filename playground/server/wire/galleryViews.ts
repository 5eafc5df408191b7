/** The views of a gallery, by the server's names for them. */
export type GalleryViewName =
  | 'thumbnails'
  | 'thumbnails_masonry'
  | 'thumbnails_mosaic'
  | 'slideshow'
  | 'image_browser'
  | 'blog_style'
  | 'carousel';

/** Views whose markup holds one image: all of them stand in its parameters. */
export const isWhole = (view: GalleryViewName): boolean => view === 'slideshow' || view === 'carousel';
