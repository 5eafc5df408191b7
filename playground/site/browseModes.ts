/** Views that a gallery is browsed in, by the word for them in the address (`?view=`). */
export const BROWSE_VIEWS = {
  thumbnails: 'Thumbnails',
  captioned: 'With texts',
  masonry: 'Masonry',
  'masonry-rows': 'Masonry in rows',
  mosaic: 'Mosaic',
  'mosaic-rows': 'Mosaic in rows',
  blog: 'Blog',
  'image-browser': 'Image browser',
  slideshow: 'Slideshow',
  carousel: 'Carousel',
} as const;

export type BrowseView = keyof typeof BROWSE_VIEWS;

/** One image, or one after the other: nothing can be appended to what they show. */
const SINGLE_VIEWS: ReadonlySet<string> = new Set<BrowseView>(['image-browser', 'slideshow', 'carousel']);

/** The CMS's shortcode for a gallery with one image a page. */
const SINGLE_IMAGE_SHORTCODE = 30;

/** A way of browsing that has a page of its own. */
export interface BrowseMode {
  readonly name: string;
  readonly description: string;
  /** Each gallery of the page: its folder, and the shortcode that shows it. */
  readonly galleries: readonly { readonly slug: string; readonly shortcodeId: number }[];
  readonly paging: 'numbers' | 'button' | 'scroll';
  readonly navigation: 'inPlace' | 'reload';
  /** The most thumbnails in a row: a page fills its rows. */
  readonly columns: 3 | 4;
  /** Without another one in the address. */
  readonly view: BrowseView;
}

/** By the last word of their address. */
export const BROWSE_MODES = {
  'in-place': {
    name: 'Browsing in place',
    description: 'Search, order, tags and pages without a reload. The address says where you are, and Back knows it.',
    galleries: [{ slug: 'landscapes', shortcodeId: 22 }],
    paging: 'numbers',
    navigation: 'inPlace',
    columns: 3,
    view: 'thumbnails',
  },
  reload: {
    name: 'Browsing by reload',
    description: 'The same by links and forms, with or without scripts. Here an image needs all of the tags.',
    galleries: [{ slug: 'landscapes', shortcodeId: 20 }],
    paging: 'numbers',
    navigation: 'reload',
    columns: 3,
    view: 'masonry',
  },
  'load-more': {
    name: 'Load more',
    description: 'A dozen images, and eight more at each press.',
    galleries: [{ slug: 'landscapes', shortcodeId: 27 }],
    paging: 'button',
    navigation: 'inPlace',
    columns: 4,
    view: 'thumbnails',
  },
  scroll: {
    name: 'Endless scrolling',
    description: 'Ten thousand images, a hundred and twenty at a time.',
    galleries: [{ slug: 'archive', shortcodeId: 21 }],
    paging: 'scroll',
    navigation: 'inPlace',
    columns: 4,
    view: 'mosaic-rows',
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
    columns: 3,
    view: 'thumbnails',
  },
} as const satisfies Record<string, BrowseMode>;

export type BrowseModeName = keyof typeof BROWSE_MODES;

export const isBrowseMode = (name: string): name is BrowseModeName => Object.hasOwn(BROWSE_MODES, name);

/** The views that a way of browsing can be looked at in. */
export const viewsOf = ({ paging }: BrowseMode): readonly BrowseView[] =>
  (Object.keys(BROWSE_VIEWS) as BrowseView[]).filter((view) => paging === 'numbers' || !SINGLE_VIEWS.has(view));

/** The view that an address asks for, else that of the mode. */
export const readBrowseView = (mode: BrowseMode, query: URLSearchParams): BrowseView =>
  viewsOf(mode).find((view) => view === query.get('view')) ?? mode.view;

/** The shortcode of a gallery in a view: an image browser has one image a page. */
export const shortcodeIn = (view: BrowseView, { shortcodeId }: BrowseMode['galleries'][number]): number =>
  view === 'image-browser' ? SINGLE_IMAGE_SHORTCODE : shortcodeId;
