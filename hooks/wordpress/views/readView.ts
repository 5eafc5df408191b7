import type { ShareNetwork } from '../../share/ShareNetwork.ts';
import { attributeOf } from '../attributeOf.ts';
import { toSide } from '../toSide.ts';
import { readCarouselOptions } from './readCarouselOptions.ts';
import { readItemOptions } from './readItemOptions.ts';
import { readMasonryOptions } from './readMasonryOptions.ts';
import { readMosaicOptions } from './readMosaicOptions.ts';
import { readSlideshowOptions } from './readSlideshowOptions.ts';
import { readThumbnailsOptions } from './readThumbnailsOptions.ts';
import { styleValue, toPixels } from './styleValue.ts';
import type {
  WordPressAlbumOptions,
  WordPressBlogOptions,
  WordPressTitleDisplay,
  WordPressViewOptions,
  WrittenView,
} from './types.ts';

/** What the narrowest of some elements that stand in each other may be wide, as far as their rules say it in pixels. */
function widthOf(container: Element, ...selectorEnds: readonly string[]): number | undefined {
  const written = selectorEnds.flatMap((end) =>
    ['max-width', 'width'].flatMap((property) => toSide(toPixels(styleValue(container, end, property))) ?? []),
  );
  return written.length > 0 ? Math.min(...written) : undefined;
}

/** Texts that a view of large images prints where it is to. */
const isThere = (page: ParentNode, selector: string) =>
  page.querySelector('[data-image-id]') === null ? undefined : page.querySelector(selector) !== null;

/** Whether the first picture's title, which every picture has as its alternative text, is also printed. */
function printsTitle(page: ParentNode): boolean {
  const items = page.querySelector('.bwg-container');
  const title = attributeOf(items?.querySelector('img[alt]') ?? null, 'alt').trim();
  return title !== '' && (items?.textContent ?? '').includes(title);
}

const hasPrinted = (page: ParentNode, selector: string) =>
  isThere(page, selector) === false ? printsTitle(page) : isThere(page, selector);

/** The plugin's names of networks, in the order in which it prints them. */
const BLOG_NETWORKS: readonly (readonly [selector: string, network: ShareNetwork])[] = [
  ['.bwg_facebook', 'facebook'],
  ['.bwg_twitter', 'x'],
  ['.bwg_pinterest', 'pinterest'],
  ['.bwg_tumblr', 'tumblr'],
];

/** What stands below each picture of a blog is there or not, as its editor chose. */
function readBlogActions(page: ParentNode): Pick<WordPressBlogOptions, 'hasComments' | 'shareNetworks' | 'hasCart'> {
  const hasComments = isThere(page, '[id^="bwg_blog_style_share_buttons_"] .bwg_comment');
  if (hasComments === undefined) return {};
  const isPrinted = (selector: string) =>
    page.querySelector(`[id^="bwg_blog_style_share_buttons_"] ${selector}`) !== null;
  return {
    hasComments,
    shareNetworks: BLOG_NETWORKS.flatMap(([selector, network]) => (isPrinted(selector) ? [network] : [])),
    // Without a sold picture in sight nothing tells.
    hasCart: isPrinted('.bwg_ecommerce') || undefined,
  };
}

/** For a view without a line of its own beside its pictures. */
const overPicture = (display: WordPressTitleDisplay | undefined) =>
  display === 'below' || display === 'above' ? 'show' : display;

/** For a view that has such a line only below. */
const belowPicture = (display: WordPressTitleDisplay | undefined) => (display === 'above' ? 'below' : display);

/** How a gallery shows its images: `data-` attributes of the items' container, or the parameters of a show (contracts.md 3.1). */
export function readView(view: WordPressViewOptions['view'], written: WrittenView): WordPressViewOptions {
  const { container, page, instance } = written;
  const inner = page.querySelector('.bwg-container');
  switch (view) {
    case 'thumbnails':
      return { view, options: { ...readItemOptions(page, inner), ...readThumbnailsOptions(container, inner) } };
    case 'masonry': {
      const { titleDisplay, ...items } = readItemOptions(page, inner);
      return {
        view,
        options: { ...items, titleDisplay: belowPicture(titleDisplay), ...readMasonryOptions(inner) },
      };
    }
    case 'mosaic': {
      const { hasDescriptions: _none, titleDisplay, ...items } = readItemOptions(page, inner);
      return { view, options: { ...items, titleDisplay: overPicture(titleDisplay), ...readMosaicOptions(inner) } };
    }
    case 'slideshow':
      return { view, options: readSlideshowOptions(written) };
    case 'carousel':
      return { view, options: readCarouselOptions(page) };
    case 'imageBrowser': {
      const hasTitle = hasPrinted(page, '[class*="bwg_image_browser_image_alt"]');
      // None below this image may be one that has none: what an editor has switched off comes with no image.
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

/** How an album shows its entries. Where the page shows one of its galleries instead, nothing tells. */
export function readAlbumView(
  view: WordPressAlbumOptions['view'],
  { container, page }: WrittenView,
): WordPressAlbumOptions {
  const entry = page.querySelector('.bwg-album');
  const isGallery = !entry && attributeOf(page.querySelector('input.type'), 'value') === 'gallery';
  const list = entry ? entry.closest('.bwg-container') : page.querySelector('.bwg-container');
  const inner = isGallery ? null : list;
  const titleDisplay = inner ? readItemOptions(inner, inner).titleDisplay : undefined;
  const { thumbnailWidth, thumbnailHeight, maxColumns, resizable } = readThumbnailsOptions(container, inner);
  switch (view) {
    case 'albumCompact':
      return {
        view,
        options: { titleDisplay: overPicture(titleDisplay), thumbnailWidth, thumbnailHeight, maxColumns, resizable },
      };
    case 'albumMasonry':
      return { view, options: { titleDisplay: belowPicture(titleDisplay), ...readMasonryOptions(inner) } };
    case 'albumExtended':
      return { view, options: { thumbnailWidth, thumbnailHeight, maxColumns } };
  }
}
