/** Views that a gallery is browsed in, by the word for them in the address (`?view=`). */
export const BROWSE_VIEWS = {
  thumbnails: 'Thumbnails',
  captioned: 'With captions',
  masonry: 'Masonry',
  'masonry-rows': 'Masonry in rows',
  mosaic: 'Justified',
  'mosaic-rows': 'Justified in rows',
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
    name: 'Browse without reloading',
    description: 'Search, sort, tags and pages without reloading the page. The URL and the Back button follow.',
    galleries: [{ slug: 'landscapes', shortcodeId: 22 }],
    paging: 'numbers',
    navigation: 'inPlace',
    columns: 3,
    view: 'thumbnails',
  },
  reload: {
    name: 'Browse with reloads',
    description: 'The same with links and forms, which work without scripts. Images must have all selected tags.',
    galleries: [{ slug: 'landscapes', shortcodeId: 20 }],
    paging: 'numbers',
    navigation: 'reload',
    columns: 3,
    view: 'masonry',
  },
  'load-more': {
    name: 'Load more',
    description: 'Twelve images, and eight more with each click.',
    galleries: [{ slug: 'landscapes', shortcodeId: 27 }],
    paging: 'button',
    navigation: 'inPlace',
    columns: 4,
    view: 'thumbnails',
  },
  scroll: {
    name: 'Infinite scrolling',
    description: '10,000 images, loaded 120 at a time.',
    galleries: [{ slug: 'archive', shortcodeId: 21 }],
    paging: 'scroll',
    navigation: 'inPlace',
    columns: 4,
    view: 'mosaic-rows',
  },
  two: {
    name: 'Browse two galleries',
    description: 'Each has its own search, sort and pages, all in one URL.',
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
