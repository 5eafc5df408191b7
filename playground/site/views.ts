import type { MasonryOptions, MosaicOptions } from '@loggia/hooks';
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
  /** The gallery that shows it. */
  readonly slug: string;
  /** @default that of the gallery's number */
  readonly shortcodeId?: number;
}

/** A view of a gallery that has a page of its own. */
export type SiteView = ViewTexts &
  (
    | ({ readonly kind: 'masonry' } & { readonly options: MasonryOptions })
    | ({ readonly kind: 'mosaic' } & { readonly options: MosaicOptions })
    | ({ readonly kind: 'slideshow' } & { readonly options: InlineSlideshowProps })
    | ({ readonly kind: 'carousel' } & { readonly options: FeatureCarouselProps })
    | ({ readonly kind: 'imageBrowser' } & { readonly options: ImageBrowserProps })
    | ({ readonly kind: 'captioned' } & { readonly options: ThumbnailGalleryProps })
    | ({ readonly kind: 'thumbnails' | 'pages' } & { readonly options: ThumbnailGalleryProps })
    | ({ readonly kind: 'blog' } & { readonly options: BlogGalleryProps })
  );

/** The views by the last word of their address. */
export const VIEWS = {
  captioned: {
    kind: 'captioned',
    name: 'Thumbnails with texts',
    description:
      'Titles and descriptions below the pictures, a cart on those that are sold, and all of them in one file.',
    slug: 'landscapes',
    shortcodeId: 24,
    options: { ...LARGE_THUMBNAILS, titleDisplay: 'below', hasDescriptions: true, isUrgent: true },
  },
  links: {
    kind: 'captioned',
    name: 'Thumbnails that lead elsewhere',
    description: 'Two of these pictures lead to a page of their own, in a new tab. The others lead nowhere.',
    slug: 'landscapes',
    shortcodeId: 25,
    // No carts, which open the lightbox.
    options: {
      ...LARGE_THUMBNAILS,
      titleDisplay: 'below',
      clickAction: 'redirect',
      isUrgent: true,
      extraComponent: undefined,
    },
  },
  masonry: {
    kind: 'masonry',
    name: 'Masonry',
    description: 'Columns of equal width. Each picture keeps its shape and goes where there is most room.',
    slug: 'landscapes',
    options: { thumbnailSize: 320, maxColumns: 4, gap: 8 },
  },
  'masonry-rows': {
    kind: 'masonry',
    name: 'Masonry in rows',
    description: 'Rows of equal height that run on to the side.',
    slug: 'public-domain',
    options: { direction: 'horizontal', thumbnailSize: 260, maxColumns: 2, gap: 8 },
  },
  mosaic: {
    kind: 'mosaic',
    name: 'Mosaic',
    description: 'Columns that end level, so the whole is one block without a gap.',
    slug: 'public-domain',
    options: { thumbnailSize: 320, gap: 6 },
  },
  'mosaic-rows': {
    kind: 'mosaic',
    name: 'Mosaic in rows',
    description: 'Rows that fill the width, from edge to edge: ten thousand pictures of them.',
    slug: 'archive',
    options: { direction: 'horizontal', thumbnailSize: 160, gap: 4 },
  },
  slideshow: {
    kind: 'slideshow',
    name: 'Slideshow',
    description: 'One picture after the other, and all of them in small below. It waits while nobody looks.',
    slug: 'landscapes',
    shortcodeId: 32,
    options: { autoplay: true, effect: 'slideH', effectDurationMs: 500, hasTitle: true, width: 1200, height: 800 },
  },
  carousel: {
    kind: 'carousel',
    name: 'Carousel',
    description: 'One large picture in the middle; the small ones at its sides come forward when they are pressed.',
    slug: 'landscapes',
    shortcodeId: 32,
    options: { hasTitles: true },
  },
  'image-browser': {
    kind: 'imageBrowser',
    name: 'Image browser',
    description: 'One picture a page, with its title and what there is to say about it.',
    slug: 'landscapes',
    shortcodeId: 30,
    options: { width: 1000, headingLevel: 2 },
  },
  pages: {
    kind: 'pages',
    name: 'Page by page',
    description: 'Nobody tells this lightbox the whole list: at the end of a page it asks for the next one.',
    slug: 'landscapes',
    options: { ...LARGE_THUMBNAILS, isUrgent: true },
  },
  'pop-up': {
    kind: 'thumbnails',
    name: 'A pop-up',
    description: 'This lightbox has a size of its own, which it gives up on demand. It ends at the last picture.',
    slug: 'landscapes',
    shortcodeId: 11,
    options: { ...LARGE_THUMBNAILS, isUrgent: true },
  },
  elsewhere: {
    kind: 'thumbnails',
    name: 'Everything elsewhere',
    description: 'Bar, texts, thumbnails, comments and shop stand where this site wants them in the lightbox.',
    slug: 'landscapes',
    shortcodeId: 12,
    options: { ...LARGE_THUMBNAILS, isUrgent: true },
  },
  blog: {
    kind: 'blog',
    name: 'Blog',
    description: 'Pictures one under the other, with their texts, comments, stars and networks.',
    slug: 'landscapes',
    shortcodeId: 31,
    options: { hasDescriptions: true, headingLevel: 2, hasRating: true, hasCart: true, isUrgent: true },
  },
} as const satisfies Record<string, SiteView>;

export type ViewName = keyof typeof VIEWS;

export const isViewName = (name: string): name is ViewName => Object.hasOwn(VIEWS, name);
