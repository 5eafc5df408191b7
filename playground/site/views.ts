import type { MasonryOptions, JustifiedOptions } from '@loggia/hooks';
import type {
  BlogGalleryProps,
  FeatureCarouselProps,
  ImageBrowserProps,
  InlineSlideshowProps,
  ThumbnailGalleryProps,
} from '@loggia/ui';
import { LARGE_THUMBNAILS } from './components/thumbnailSizes.ts';

interface ViewTexts {
  readonly name: string;
  readonly description: string;
  /** The slug of the gallery shown. */
  readonly slug: string;
  /** The shortcode whose settings apply. @default the shortcode with the gallery's number */
  readonly shortcodeId?: number;
}

/** A view of a gallery with its own page. */
export type SiteView = ViewTexts &
  (
    | ({ readonly kind: 'masonry' } & { readonly options: MasonryOptions })
    | ({ readonly kind: 'mosaic' } & { readonly options: JustifiedOptions })
    | ({ readonly kind: 'slideshow' } & { readonly options: InlineSlideshowProps })
    | ({ readonly kind: 'carousel' } & { readonly options: FeatureCarouselProps })
    | ({ readonly kind: 'imageBrowser' } & { readonly options: ImageBrowserProps })
    | ({ readonly kind: 'captioned' } & { readonly options: ThumbnailGalleryProps })
    | ({ readonly kind: 'thumbnails' | 'pages' } & { readonly options: ThumbnailGalleryProps })
    | ({ readonly kind: 'blog' } & { readonly options: BlogGalleryProps })
  );

/** The views, by the last segment of their URL. */
export const VIEWS = {
  captioned: {
    kind: 'captioned',
    name: 'Thumbnails with captions',
    description: 'Titles and descriptions below the images, cart buttons, and a zip download.',
    slug: 'landscapes',
    shortcodeId: 24,
    options: { ...LARGE_THUMBNAILS, titleDisplay: 'below', hasDescriptions: true, priority: true },
  },
  links: {
    kind: 'captioned',
    name: 'Thumbnails with links',
    description: 'Two images link to another page, in a new tab. The others are not links.',
    slug: 'landscapes',
    shortcodeId: 25,
    // Without cart buttons, because they open the lightbox.
    options: {
      ...LARGE_THUMBNAILS,
      titleDisplay: 'below',
      clickAction: 'redirect',
      priority: true,
      extraComponent: undefined,
    },
  },
  masonry: {
    kind: 'masonry',
    name: 'Masonry',
    description: 'Columns of equal width. Images keep their aspect ratio.',
    slug: 'landscapes',
    options: { thumbnailSize: 320, maxColumns: 4, gap: 8 },
  },
  'masonry-rows': {
    kind: 'masonry',
    name: 'Masonry in rows',
    description: 'Rows of equal height that scroll sideways.',
    slug: 'public-domain',
    options: { direction: 'rows', thumbnailSize: 260, maxColumns: 2, gap: 8 },
  },
  mosaic: {
    kind: 'mosaic',
    name: 'Justified',
    description: 'Columns that end at the same height, without gaps.',
    slug: 'public-domain',
    options: { thumbnailSize: 320, gap: 6 },
  },
  'mosaic-rows': {
    kind: 'mosaic',
    name: 'Justified in rows',
    description: 'Rows that fill the width, with 10,000 images.',
    slug: 'archive',
    options: { direction: 'rows', thumbnailSize: 160, gap: 4 },
  },
  slideshow: {
    kind: 'slideshow',
    name: 'Slideshow',
    description: 'One image after the other, with a filmstrip. It pauses while it is out of view.',
    slug: 'landscapes',
    shortcodeId: 32,
    options: { autoplay: true, effect: 'slideH', effectDurationMs: 500, hasTitle: true, width: 1200, height: 800 },
  },
  carousel: {
    kind: 'carousel',
    name: 'Carousel',
    description: 'One large image in the middle. Click a smaller one to bring it forward.',
    slug: 'landscapes',
    shortcodeId: 32,
    options: { hasTitles: true },
  },
  'image-browser': {
    kind: 'imageBrowser',
    name: 'Image browser',
    description: 'One image per page, with its title and description.',
    slug: 'landscapes',
    shortcodeId: 30,
    options: { width: 1000, headingLevel: 2 },
  },
  pages: {
    kind: 'pages',
    name: 'Page by page',
    description: 'This lightbox loads the next page of images when it reaches the last one.',
    slug: 'landscapes',
    options: { ...LARGE_THUMBNAILS, priority: true },
  },
  'pop-up': {
    kind: 'thumbnails',
    name: 'A smaller lightbox',
    description: 'A lightbox with a fixed size and a button to maximize it. It stops at the last image.',
    slug: 'landscapes',
    shortcodeId: 11,
    options: { ...LARGE_THUMBNAILS, priority: true },
  },
  elsewhere: {
    kind: 'thumbnails',
    name: 'Other positions',
    description: 'A lightbox whose toolbar, text, filmstrip, comments and shop are in other positions.',
    slug: 'landscapes',
    shortcodeId: 12,
    options: { ...LARGE_THUMBNAILS, priority: true },
  },
  blog: {
    kind: 'blog',
    name: 'Blog',
    description: 'Images below each other, with text, comments, ratings and share links.',
    slug: 'landscapes',
    shortcodeId: 31,
    options: { hasDescriptions: true, headingLevel: 2, hasRating: true, hasCart: true, priority: true },
  },
} as const satisfies Record<string, SiteView>;

export type ViewName = keyof typeof VIEWS;

export const isViewName = (name: string): name is ViewName => Object.hasOwn(VIEWS, name);
