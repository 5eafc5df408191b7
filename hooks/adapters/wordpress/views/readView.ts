import type { ShareNetwork } from '../../../lightbox/share/types.ts';
import { attributeOf } from '../markup.ts';
import { styleValue, toPixels } from '../styleRules.ts';
import { toFlag, toSide } from '../wireValues.ts';
import { readMasonryOptions, readMosaicOptions, readThumbnailsOptions } from './layoutOptions.ts';
import { readTitleLines } from './readTitleLines.ts';
import { readCarouselOptions, readSlideshowOptions } from './showOptions.ts';
import type {
  WordPressAlbumOptions,
  WordPressBlogOptions,
  WordPressItemOptions,
  WordPressTitleDisplay,
  WordPressViewOptions,
  ViewMarkup,
} from './types.ts';

/** Returns the maximum width that the style rules for nested elements allow, if it is in pixels. */
function widthOf(container: Element, ...selectorEnds: readonly string[]): number | undefined {
  const written = selectorEnds.flatMap((end) =>
    ['max-width', 'width'].flatMap((property) => toSide(toPixels(styleValue(container, end, property))) ?? []),
  );
  return written.length > 0 ? Math.min(...written) : undefined;
}

/** Whether a view with large images contains an element, or `undefined` if there are no images. */
const isThere = (page: ParentNode, selector: string) =>
  page.querySelector('[data-image-id]') === null ? undefined : page.querySelector(selector) !== null;

/** Whether the first image's title, which is also its alternative text, is displayed. */
function printsTitle(page: ParentNode): boolean {
  const items = page.querySelector('.bwg-container');
  const title = attributeOf(items?.querySelector('img[alt]') ?? null, 'alt').trim();
  return title !== '' && (items?.textContent ?? '').includes(title);
}

const hasPrinted = (page: ParentNode, selector: string) =>
  isThere(page, selector) === false ? printsTitle(page) : isThere(page, selector);

/** The plugin's class names for networks, in display order. */
const BLOG_NETWORKS: readonly (readonly [selector: string, network: ShareNetwork])[] = [
  ['.bwg_facebook', 'facebook'],
  ['.bwg_twitter', 'x'],
  ['.bwg_pinterest', 'pinterest'],
  ['.bwg_tumblr', 'tumblr'],
];

/** Determines which controls a blog's editor has enabled below each image. */
function readBlogActions(page: ParentNode): Pick<WordPressBlogOptions, 'hasComments' | 'shareNetworks' | 'hasCart'> {
  const hasComments = isThere(page, '[id^="bwg_blog_style_share_buttons_"] .bwg_comment');
  if (hasComments === undefined) return {};
  const isPrinted = (selector: string) =>
    page.querySelector(`[id^="bwg_blog_style_share_buttons_"] ${selector}`) !== null;
  return {
    hasComments,
    shareNetworks: BLOG_NETWORKS.flatMap(([selector, network]) => (isPrinted(selector) ? [network] : [])),
    // If no image is for sale, it is unknown whether the cart is enabled.
    hasCart: isPrinted('.bwg_ecommerce') || undefined,
  };
}

/** Maps the title display to a value for views that can show titles only over their images. */
const overPicture = (display: WordPressTitleDisplay | undefined) =>
  display === 'below' || display === 'above' ? 'show' : display;

/** Maps the title display to a value for views that can't show titles above their images. */
const belowPicture = (display: WordPressTitleDisplay | undefined) => (display === 'above' ? 'below' : display);

/** Reads a gallery's view from the `data-` attributes of the items' container, or from a slideshow's parameters. */
export function readView(view: WordPressViewOptions['view'], written: ViewMarkup): WordPressViewOptions {
  const { container, page, instance } = written;
  const inner = page.querySelector('.bwg-container');
  switch (view) {
    case 'thumbnails': {
      const titleLines = readTitleLines(container);
      return {
        view,
        options: { ...readItemOptions(page, inner), titleLines, ...readThumbnailsOptions(container, inner) },
      };
    }
    case 'masonry': {
      const { titleDisplay, ...items } = readItemOptions(page, inner);
      return {
        view,
        options: {
          ...items,
          titleDisplay: belowPicture(titleDisplay),
          titleLines: readTitleLines(container),
          ...readMasonryOptions(inner),
        },
      };
    }
    case 'mosaic': {
      const { hasDescriptions: _none, titleDisplay, ...items } = readItemOptions(page, inner);
      const titleLines = readTitleLines(container);
      return {
        view,
        options: { ...items, titleDisplay: overPicture(titleDisplay), titleLines, ...readMosaicOptions(inner) },
      };
    }
    case 'slideshow':
      return { view, options: readSlideshowOptions(written) };
    case 'carousel':
      return { view, options: readCarouselOptions(page) };
    case 'imageBrowser': {
      const hasTitle = hasPrinted(page, '[class*="bwg_image_browser_image_alt"]');
      // If the description is missing, this is inconclusive, because the image may simply have none.
      const hasDescription = isThere(page, '[class*="bwg_image_browser_image_desp"]') || undefined;
      const ends = [`.image_browser_images_${instance}`, `.bwg_image_browser_image_${instance}`];
      return {
        view,
        options: { hasTitle, hasDescription, width: widthOf(container, ...ends) },
      };
    }
    case 'blog': {
      const actions = readBlogActions(page);
      const hasTitles = hasPrinted(page, '[class*="bwg_blog_style_title"], [class*="bwg_image_alt"]');
      const hasDescriptions = isThere(page, '[class*="blog_style_share_buttons_image_alt"] [id^="desc"]');
      return {
        view,
        options: {
          ...actions,
          hasTitles,
          hasDescriptions,
          width: widthOf(container, `.blog_style_images_${instance}`),
        },
      };
    }
  }
}

/**
 * Reads the view of an album's entries. If the page shows one of the album's galleries instead of the entries, the
 * options are unknown.
 */
export function readAlbumView(
  view: WordPressAlbumOptions['view'],
  { container, page }: ViewMarkup,
): WordPressAlbumOptions {
  const entry = page.querySelector('.bwg-album');
  const isGallery = !entry && attributeOf(page.querySelector('input.type'), 'value') === 'gallery';
  const list = entry ? entry.closest('.bwg-container') : page.querySelector('.bwg-container');
  const inner = isGallery ? null : list;
  const titleDisplay = inner ? readItemOptions(inner, inner).titleDisplay : undefined;
  const titleLines = inner ? readTitleLines(container) : undefined;
  const { thumbnailWidth, thumbnailHeight, maxColumns, resizable } = readThumbnailsOptions(
    container,
    inner,
    view === 'albumExtended' ? '.bwg-album-extended' : '.bwg-album-thumbnails',
  );
  switch (view) {
    case 'albumCompact':
      return {
        view,
        options: {
          titleDisplay: overPicture(titleDisplay),
          titleLines,
          thumbnailWidth,
          thumbnailHeight,
          maxColumns,
          resizable,
        },
      };
    case 'albumMasonry':
      return { view, options: { titleDisplay: belowPicture(titleDisplay), titleLines, ...readMasonryOptions(inner) } };
    case 'albumExtended':
      return { view, options: { thumbnailWidth, thumbnailHeight, maxColumns } };
  }
}

const PICTURE = '.bwg-item0, .bwg_mosaic_thumb_spun';

function readTitleDisplay(page: ParentNode): WordPressTitleDisplay | undefined {
  const title = page.querySelector('.bwg-item .bwg-title1');
  if (!title) return page.querySelector('.bwg-item') ? 'none' : undefined;
  if (title.closest(PICTURE)) return 'hover';
  const picture = title.closest('.bwg-item')?.querySelector(PICTURE);
  const isAfter = picture && picture.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isAfter === 0 ? 'above' : 'below';
}

function readCartDisplay(page: ParentNode): WordPressItemOptions['cartDisplay'] {
  const cart = page.querySelector('.bwg-ecommerce1');
  if (!cart) return undefined;
  return cart.closest(PICTURE) ? 'hover' : 'show';
}

/**
 * Determines whether videos have a play icon. Returns `undefined` if there is no icon, because the page may have no
 * videos.
 */
function readPlayIcon(page: ParentNode): boolean | undefined {
  return page.querySelector('.bwg-icon-play') ? true : undefined;
}

/** Determines from the markup which parts the items have. In a mosaic, attributes specify these parts, too. */
function readItemOptions(page: ParentNode, inner: Element | null): WordPressItemOptions {
  const displays = ['hover', 'show', 'none'] as const;
  const title = displays.find((word) => word === attributeOf(inner, 'data-image-title'));
  return {
    titleDisplay: title === 'show' ? 'below' : (title ?? readTitleDisplay(page)),
    hasDescriptions: page.querySelector('.bwg-thumb-description, .bwg-masonry-thumb-description') ? true : undefined,
    hasPlayIcon: inner?.hasAttribute('data-play-icon')
      ? toFlag(attributeOf(inner, 'data-play-icon'))
      : readPlayIcon(page),
    cartDisplay: displays.find((word) => word === attributeOf(inner, 'data-ecommerce-icon')) ?? readCartDisplay(page),
  };
}
