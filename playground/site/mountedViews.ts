interface MountedView {
  readonly name: string;
  /** The CMS shortcodes of the page's containers, in order. */
  readonly shortcodeIds: readonly number[];
}

/** Pages rendered by the server without React, by the last segment of their URL. */
export const MOUNTED_VIEWS = {
  thumbnails: { name: 'Thumbnails', shortcodeIds: [60] },
  'load-more': { name: 'Load more', shortcodeIds: [69] },
  links: { name: 'Links', shortcodeIds: [25] },
  masonry: { name: 'Masonry', shortcodeIds: [61] },
  mosaic: { name: 'Mosaic', shortcodeIds: [62] },
  'mosaic-rows': { name: 'Mosaic in rows', shortcodeIds: [67] },
  slideshow: { name: 'Slideshow', shortcodeIds: [63] },
  carousel: { name: 'Carousel', shortcodeIds: [66] },
  'image-browser': { name: 'Image browser', shortcodeIds: [64] },
  blog: { name: 'Blog', shortcodeIds: [65] },
  'album-compact': { name: 'Compact album', shortcodeIds: [41] },
  'album-masonry': { name: 'Masonry album', shortcodeIds: [42] },
  'album-extended': { name: 'Extended album', shortcodeIds: [43] },
  'album-load-more': { name: 'Album with search and load more', shortcodeIds: [45] },
  'album-pages': { name: 'Album with pages', shortcodeIds: [46] },
  small: { name: 'A small gallery', shortcodeIds: [26] },
  two: { name: 'Two galleries', shortcodeIds: [68, 60] },
  empty: { name: 'A gallery with an error message', shortcodeIds: [6] },
} as const satisfies Record<string, MountedView>;

export type MountedViewName = keyof typeof MOUNTED_VIEWS;

export const isMountedView = (name: string): name is MountedViewName => Object.hasOwn(MOUNTED_VIEWS, name);
