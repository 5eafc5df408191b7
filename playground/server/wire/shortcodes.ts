import type { CommentOptions } from '../comments/commentPanel.ts';
import type { ImageSort } from '../database/imageCondition.ts';
import type { GalleryViewName } from './galleryViews.ts';

/** The positions of a lightbox's parts. The real server defines them only in style rules. */
export interface LightboxPositions {
  readonly filmstrip: 'top' | 'right' | 'bottom' | 'left';
  readonly rating: 'top' | 'bottom';
  readonly hits: 'top' | 'bottom';
  readonly infoAlign: 'left' | 'center' | 'right';
  /** Whether the info box is initially open. */
  readonly showsInfo: boolean;
  /** Whether the hit counter is shown. */
  readonly showsHits: boolean;
}

/** The paging modes, with the real server's option values. */
export const PAGING = { none: 0, numeric: 1, loadMore: 2, scroll: 3 } as const;

export type Paging = (typeof PAGING)[keyof typeof PAGING];

/** The editor's settings for one gallery on one page. */
export interface Shortcode {
  readonly galleryId: number;
  readonly view: GalleryViewName;
  readonly paging: Paging;
  /** The number of images on the first page. */
  readonly imagesPerPage: number;
  /** The number of images on each later page. It may differ only in a load-more gallery. */
  readonly loadMoreCount: number;
  readonly sort: ImageSort;
  readonly hasSearchLine: boolean;
  /** Whether to print items without titles and wrappers, for a gallery that shows thousands at once. */
  readonly isCompact: boolean;
  /** Whether descriptions are shown below thumbnails (`show_thumb_description`). */
  readonly hasDescriptions: boolean;
  /**
   * Makes thumbnails link to the image's own page, or nowhere without one (`thumb_click_action`, `thumb_link_target`).
   * @default links to the lightbox
   */
  readonly redirectsTo?: 'newTab' | 'sameTab';
  readonly lightbox: LightboxOptions;
  /** Whether an image must have all selected tags instead of any. */
  readonly matchesAllTags?: boolean;
  /** Whether the site reloads the page for each order, search and tag, so that its URLs contain all of them. */
  readonly reloads?: boolean;
  /** The maximum number of thumbnails in a row. @default 5 */
  readonly maxColumns?: number;
  /** The direction in which a mosaic grows. @default 'vertical' */
  readonly mosaicDirection?: 'vertical' | 'horizontal';
  /** Whether there is a link to download all images as one file. */
  readonly hasDownload?: boolean;
}

export interface LightboxOptions {
  readonly loop: boolean;
  readonly effect: string;
  readonly fullWindow: boolean;
  readonly autoplay: boolean;
  /** Whether data is printed as an object literal (Photo Gallery 1.8.46). @default false */
  readonly printsLiteral?: boolean;
  /** Null if comments are disabled. */
  readonly comments: CommentOptions | null;
  /** Settings that only the paid edition prints, or that replace printed ones, under the server's names. */
  readonly printed?: Readonly<Record<string, unknown>>;
  /** The positions of parts that are defined only in style rules. */
  readonly positions?: Partial<LightboxPositions>;
  /** The watermark parameters under the server's names. Without them there is no watermark. */
  readonly watermark?: Readonly<Record<string, string>>;
}

const comments: CommentOptions = { hasEmail: true, hasCaptcha: false, hasPrivacyPolicy: false, isModerated: false };

const DEFAULT_LIGHTBOX: LightboxOptions = { loop: true, effect: 'fade', fullWindow: true, autoplay: false, comments };

/** Shows titles and descriptions, as on a site whose images have them. */
const lightbox: LightboxOptions = { ...DEFAULT_LIGHTBOX, positions: { showsInfo: true } };

/** Comments with a captcha and a privacy policy, with moderation, and without an email address. */
const guarded = { ...lightbox, comments: { ...comments, hasCaptcha: true, hasPrivacyPolicy: true } };
const moderated = { ...lightbox, comments: { ...comments, isModerated: true } };
const anonymous = { ...lightbox, comments: { ...comments, hasEmail: false } };

/** Emulates Photo Gallery 1.8.46. All other lightbox options emulate 1.8.18. */
const newer: LightboxOptions = { ...lightbox, printsLiteral: true, comments: { ...comments, hasProof: true } };

/** The real server's defaults, used for shortcode 0 and for omitted settings. */
export const DEFAULT_SHORTCODE: Shortcode = {
  galleryId: 0,
  view: 'thumbnails',
  paging: PAGING.numeric,
  imagesPerPage: 30,
  loadMoreCount: 30,
  sort: 'order',
  hasSearchLine: false,
  isCompact: false,
  hasDescriptions: false,
  lightbox: DEFAULT_LIGHTBOX,
};

function shortcode({ imagesPerPage = 30, ...rest }: Partial<Shortcode>): Shortcode {
  const shared = { hasSearchLine: true, hasDescriptions: true, imagesPerPage, loadMoreCount: imagesPerPage, lightbox };
  return { ...DEFAULT_SHORTCODE, ...shared, ...rest };
}

/** Moves everything around the image to an unusual position. */
const elsewhere: LightboxOptions = {
  ...lightbox,
  printed: {
    lightbox_ctrl_btn_pos: 'top',
    lightbox_info_pos: 'top',
    lightbox_comment_pos: 'right',
    lightbox_comment_width: '400',
    filmstrip_direction: 'vertical',
    popup_info_full_width: 0,
  },
  positions: { filmstrip: 'left', rating: 'bottom', hits: 'top', infoAlign: 'right', showsInfo: true },
};

const watermark = {
  watermark_link: '',
  watermark_opacity: '60',
  'watermark_position[0]': 'bottom',
  'watermark_position[1]': 'right',
  watermark_text: 'Loggia',
  watermark_font_size: '20',
  watermark_font: 'Georgia',
  watermark_color: 'FFFFFF',
};

const pictureWatermark = {
  watermark_link: '',
  watermark_opacity: '80',
  'watermark_position[0]': 'top',
  'watermark_position[1]': 'center',
  watermark_url: '/favicon.svg',
  watermark_width: '90',
  watermark_height: '90',
};

/** Shortcodes 1 to 7, 13 and 50 show the gallery of the same number; the others show the landscapes in other ways. */
const settings: Readonly<Record<number, Partial<Shortcode>>> = {
  1: { galleryId: 1, lightbox: guarded },
  2: { galleryId: 2, imagesPerPage: 12 },
  3: {
    galleryId: 3,
    paging: PAGING.none,
    imagesPerPage: 10_000,
    isCompact: true,
    hasSearchLine: false,
    hasDescriptions: false,
  },
  4: { galleryId: 4, lightbox: moderated },
  5: { galleryId: 5 },
  6: { galleryId: 6 },
  7: { galleryId: 7 },
  8: { galleryId: 2, paging: PAGING.loadMore, imagesPerPage: 8, loadMoreCount: 6, lightbox: anonymous },
  9: { galleryId: 2, paging: PAGING.scroll, imagesPerPage: 8 },
  10: { galleryId: 2, imagesPerPage: 8, sort: 'random', lightbox: { ...lightbox, effect: 'random' } },
  11: {
    galleryId: 2,
    lightbox: { ...lightbox, loop: false, effect: 'slideH', fullWindow: false, comments: null, watermark },
  },
  12: { galleryId: 2, lightbox: elsewhere },
  13: { galleryId: 13 },
  50: { galleryId: 50, lightbox: { ...lightbox, watermark } },
  51: { galleryId: 50, lightbox: { ...lightbox, watermark: pictureWatermark } },
  20: { galleryId: 2, imagesPerPage: 6, reloads: true, matchesAllTags: true },
  21: { galleryId: 3, paging: PAGING.scroll, imagesPerPage: 120, isCompact: true, hasDescriptions: false },
  22: { galleryId: 2, imagesPerPage: 6 },
  23: { galleryId: 1, imagesPerPage: 6 },
  30: { galleryId: 2, imagesPerPage: 1 },
  31: { galleryId: 2, imagesPerPage: 5 },
  24: { galleryId: 2, imagesPerPage: 12, hasDownload: true },
  // Beyond its last page there is only the error block, without title and search controls.
  26: { galleryId: 1, hasSearchLine: false, hasDescriptions: false, maxColumns: 4 },
  25: { galleryId: 2, imagesPerPage: 12, redirectsTo: 'newTab', maxColumns: 4 },
  // In two or four columns, every row is full before and after each press.
  27: { galleryId: 2, paging: PAGING.loadMore, imagesPerPage: 12, loadMoreCount: 8, lightbox: anonymous },
  32: { galleryId: 2, paging: PAGING.none, imagesPerPage: 100 },
  60: { galleryId: 2, imagesPerPage: 6, hasDescriptions: false, maxColumns: 3 },
  61: { galleryId: 2, view: 'thumbnails_masonry', imagesPerPage: 12 },
  62: { galleryId: 2, view: 'thumbnails_mosaic', imagesPerPage: 12 },
  63: { galleryId: 2, view: 'slideshow', paging: PAGING.none, imagesPerPage: 100 },
  64: { galleryId: 2, view: 'image_browser', imagesPerPage: 1 },
  65: { galleryId: 2, view: 'blog_style', imagesPerPage: 5 },
  66: { galleryId: 2, view: 'carousel', paging: PAGING.none, imagesPerPage: 100 },
  67: { galleryId: 2, view: 'thumbnails_mosaic', mosaicDirection: 'horizontal', imagesPerPage: 12 },
  68: { galleryId: 1, imagesPerPage: 6, hasDescriptions: false, maxColumns: 3 },
  69: {
    galleryId: 2,
    paging: PAGING.loadMore,
    imagesPerPage: 8,
    loadMoreCount: 8,
    hasDescriptions: false,
    maxColumns: 4,
    lightbox: newer,
  },
};

/** The settings of each container on a page, by number. */
export const shortcodes: ReadonlyMap<number, Shortcode> = new Map(
  Object.entries(settings).map(([id, own]) => [Number(id), shortcode(own)]),
);
