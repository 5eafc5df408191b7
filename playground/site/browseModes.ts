/** The views for browsing a gallery, by their `?view=` value. */
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

/** Views that show one image at a time. Nothing can be appended to them. */
const SINGLE_VIEWS: ReadonlySet<string> = new Set<BrowseView>(['image-browser', 'slideshow', 'carousel']);

/** The CMS shortcode for a gallery with one image per page. */
const SINGLE_IMAGE_SHORTCODE = 30;

/** A way of browsing galleries. Each has its own page. */
export interface BrowseMode {
  readonly name: string;
  readonly description: string;
  /** The galleries on the page. Each has a folder, and a shortcode that shows it. */
  readonly galleries: readonly { readonly slug: string; readonly shortcodeId: number }[];
  readonly paging: 'numbers' | 'button' | 'scroll';
  readonly navigation: 'inPlace' | 'reload';
  /** The maximum number of thumbnails in a row. A page fills its rows. */
  readonly columns: 3 | 4;
  /** The view if the URL does not name one. */
  readonly view: BrowseView;
}

/** The ways of browsing, by the last segment of their URL. */
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

/** Returns the views available for a way of browsing. */
export const viewsOf = ({ paging }: BrowseMode): readonly BrowseView[] =>
  (Object.keys(BROWSE_VIEWS) as BrowseView[]).filter((view) => paging === 'numbers' || !SINGLE_VIEWS.has(view));

/** Returns the view named in the URL, or the mode's own. */
export const readBrowseView = (mode: BrowseMode, query: URLSearchParams): BrowseView =>
  viewsOf(mode).find((view) => view === query.get('view')) ?? mode.view;

/** Returns the shortcode of a gallery in a view. An image browser shows one image per page. */
export const shortcodeIn = (view: BrowseView, { shortcodeId }: BrowseMode['galleries'][number]): number =>
  view === 'image-browser' ? SINGLE_IMAGE_SHORTCODE : shortcodeId;
