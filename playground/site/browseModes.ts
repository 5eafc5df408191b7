/** A way of browsing that has a page of its own. */
export interface BrowseMode {
  readonly name: string;
  readonly description: string;
  /** Each gallery of the page: its folder, and the shortcode that shows it. */
  readonly galleries: readonly { readonly slug: string; readonly shortcodeId: number }[];
  readonly paging: 'numbers' | 'button' | 'scroll';
  readonly navigation: 'inPlace' | 'reload';
  readonly view: 'thumbnails' | 'masonry' | 'mosaic';
}

/** By the last word of their address. */
export const BROWSE_MODES = {
  'in-place': {
    name: 'Browsing in place',
    description: 'Search, order, tags and pages without a reload. The address says where you are, and Back knows it.',
    galleries: [{ slug: 'landscapes', shortcodeId: 22 }],
    paging: 'numbers',
    navigation: 'inPlace',
    view: 'thumbnails',
  },
  reload: {
    name: 'Browsing by reload',
    description: 'The same by links and forms, with or without scripts. Here an image needs all of the tags.',
    galleries: [{ slug: 'landscapes', shortcodeId: 20 }],
    paging: 'numbers',
    navigation: 'reload',
    view: 'masonry',
  },
  'load-more': {
    name: 'Load more',
    description: 'Eight images, and six more at each press.',
    galleries: [{ slug: 'landscapes', shortcodeId: 8 }],
    paging: 'button',
    navigation: 'inPlace',
    view: 'thumbnails',
  },
  scroll: {
    name: 'Endless scrolling',
    description: 'Ten thousand images, a hundred and twenty at a time.',
    galleries: [{ slug: 'archive', shortcodeId: 21 }],
    paging: 'scroll',
    navigation: 'inPlace',
    view: 'mosaic',
  },
  two: {
    name: 'Two galleries, browsed',
    description: 'Each has a search, an order and pages of its own in the one address.',
    galleries: [
      { slug: 'landscapes', shortcodeId: 22 },
      { slug: 'public-domain', shortcodeId: 23 },
    ],
    paging: 'numbers',
    navigation: 'inPlace',
    view: 'thumbnails',
  },
} as const satisfies Record<string, BrowseMode>;

export type BrowseModeName = keyof typeof BROWSE_MODES;

export const isBrowseMode = (name: string): name is BrowseModeName => Object.hasOwn(BROWSE_MODES, name);
