import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { GalleryPage } from '../../data/backend/GallerySource.ts';
import type { ImageFile } from '../../data/backend/ImageFile.ts';
import { InvalidResponseError } from '../../core/errors/InvalidResponseError.ts';
import { MissingContentError } from '../../core/errors/MissingContentError.ts';
import { attributeOf, dropMarkup, elementText, errorBlockText, parseMarkup, readImageUrl } from './markup.ts';
import { isInCode, pageScripts } from './scriptCode.ts';
import { toCount, toSide, toWebUrl } from './wireValues.ts';
import type { ResponseContext, WordPressGalleryConfig } from './types.ts';

interface ParsedGalleryPage {
  readonly page: GalleryPage;
  /** The lightbox URL for this page. It overrides the outer container's URL. Empty if there is none. */
  readonly lightboxUrl: string;
  /** Number of items that, according to the server, should be on the page but are missing from the markup. */
  readonly missingCount: number;
}

/**
 * Returns the title and description elements. Both have the same class. If there is only one such element, it is the
 * description if it has the description's own class or, in older versions, child elements.
 */
export function findHeadings(
  page: ParentNode,
  instance: number,
): readonly [title: Element | undefined, description: Element | undefined] {
  const [first, second] = page.querySelectorAll(`.bwg_gal_title_${instance}`);
  const isDescription = first?.matches(`.bwg_gal_description_${instance}`) || Boolean(first?.firstElementChild);
  return first && !second && isDescription ? [undefined, first] : [first, second];
}

function parseHeadings(response: ParentNode, instance: number): Pick<GalleryPage, 'title' | 'description'> {
  const [title, description] = findHeadings(response, instance);
  return { title: elementText(title), description: elementText(description) };
}

/** Parses a gallery page from the markup of a paging response or of a whole container. */
export function parseGalleryPage(
  response: ParentNode,
  instance: number,
  requestedPage: number,
  context: ResponseContext,
): ParsedGalleryPage {
  const valueOf = (name: string) => attributeOf(response.querySelector(`[id="${name}_${instance}"]`), 'value');
  const { images, itemCount } = parseGalleryImages(response, context);
  const whole = context.imagesOf?.(response, context);
  const written = toCount(valueOf('page_number'));
  const page = written || (pageInUrl(response, instance) ?? requestedPage);
  // If there is a "load more" button, the markup indicates only that there are more pages, not how many. With infinite
  // scroll, only the script indicates that there are more pages.
  const goesOn = Boolean(written) && (hasMoreByScrolling(response) ?? context.loadsByScrolling);
  const hasMore = goesOn || valueOf('bwg_load_more');
  const linked = toCount(attributeOf(response.querySelector('[data-pages-count]'), 'data-pages-count'));
  const pageCount = Math.max(linked ?? (hasMore ? page + 1 : page), page);
  return {
    page: {
      images: whole ?? images,
      page,
      pageCount,
      total: pageCount === 1 ? (whole?.length ?? itemCount) : context.totalOf?.(response),
      emptyMessage: errorBlockText(response),
      ...parseHeadings(response, instance),
    },
    lightboxUrl: attributeOf(response.querySelector('.bwg-container[data-lightbox-url]'), 'data-lightbox-url'),
    missingCount: (toCount(valueOf('bwg_images_count')) ?? 0) - itemCount,
  };
}

/**
 * Returns the page number in a container's URL if it is greater than 1. The URL is needed because at the end of a list
 * with appended pages, the plugin's own script removes the pager, which contains the page number.
 */
export function pageInUrl(page: ParentNode, instance: number): number | undefined {
  const address = attributeOf(page.querySelector('.bwg_container'), 'data-current-url');
  const number = toCount(new URLSearchParams(address.replace(/^[^?]*/, '')).get(`page_number_${instance}`));
  return number !== undefined && number > 1 ? number : undefined;
}

/** Views whose markup contains only one of the items that the server counts. */
const VIEW_OF_ONE = /^(?:slideshow|carousel)$/;

function assertComplete(
  response: Document,
  { page, missingCount }: ParsedGalleryPage,
  { galleryType, requestedPage }: { readonly galleryType: string; readonly requestedPage: number },
): void {
  const hasParts = response.body.childElementCount > 1;
  // If the response contains only an error block, there is no gallery or no further page. If it also contains other
  // parts of a gallery, the gallery is empty.
  if (page.emptyMessage !== undefined) {
    if (hasParts || requestedPage > 1) return;
    throw new MissingContentError(page.emptyMessage || undefined);
  }
  // An empty response means that the shortcode or view is unknown, or that the server aborted, which may be temporary.
  if (!response.querySelector('[class*="bwg"]')) throw new InvalidResponseError('The response contains no gallery.');
  const isCutOff = missingCount > 0 && page.images.length > 0 && !VIEW_OF_ONE.test(galleryType);
  if (isCutOff) throw new InvalidResponseError(`The response is incomplete: ${missingCount} images are missing.`);
}

/**
 * Parses a page from the markup of a paging response. Pages beyond the last one are empty. Throws `MissingContentError`
 * if the gallery doesn't exist on the server, and `InvalidResponseError` if the markup is incomplete or isn't a paging
 * response.
 */
export function readGalleryResponse(
  html: string,
  { instance, galleryType }: WordPressGalleryConfig,
  requestedPage: number,
  context: ResponseContext,
): ParsedGalleryPage {
  const response = parseMarkup(html);
  const parsed = parseGalleryPage(response, instance, requestedPage, context);
  assertComplete(response, parsed, { galleryType, requestedPage });
  return parsed;
}

interface ParsedImages {
  readonly images: readonly GalleryImage[];
  /** Number of distinct items in the response, including those that can't be shown. */
  readonly itemCount: number;
}

/**
 * Parses a gallery view's images in display order. If several items have the same id, the first valid item is kept.
 * This happens in a blog view, for example, which links to each image twice.
 */
export function parseGalleryImages(response: ParentNode, context: ResponseContext): ParsedImages {
  const images = new Map<string, GalleryImage | undefined>();
  for (const item of response.querySelectorAll('[data-image-id],img[data-id]')) {
    const id = itemId(item);
    if (id && !images.get(id)) images.set(id, parseGalleryImage(item, context));
  }
  return { images: [...images.values()].filter((image) => image !== undefined), itemCount: images.size };
}

/** Returns the id of an item, which is a link that opens the lightbox or, in a view without a lightbox, an image. */
function itemId(item: Element): string {
  return attributeOf(item, 'data-image-id') || attributeOf(item, 'data-id');
}

/** Parses an item's image. Returns `undefined` if it has no safe URL. */
export function parseThumbnail(
  picture: Element | null,
  { base, candidatesOf }: ResponseContext,
): ImageFile | undefined {
  const url = readImageUrl(picture, base);
  if (!url) return undefined;
  const width = toSide(attributeOf(picture, 'data-width'));
  return { url, width, height: toSide(attributeOf(picture, 'data-height')), candidates: candidatesOf?.(url, width) };
}

/** Parses a gallery view's thumbnail. Returns `undefined` if it has no safe URL. */
function parseGalleryImage(item: Element, context: ResponseContext): GalleryImage | undefined {
  const picture = item.matches('img') ? item : item.querySelector('img');
  const href = toWebUrl(attributeOf(item.closest('a'), 'href'), context.base);
  const opensLightbox = item.hasAttribute('data-image-id');
  const thumbnail = parseThumbnail(picture, context);
  const url = (opensLightbox && href) || thumbnail?.url;
  if (!url) return undefined;
  return {
    id: itemId(item),
    galleryId: context.galleryId,
    url,
    candidates: context.candidatesOf?.(url),
    thumbnail,
    title: dropMarkup(attributeOf(picture, 'alt')) || undefined,
    description: elementText(item.closest('.bwg-item')?.querySelector('.bwg-thumb-description')),
    kind: item.querySelector('.bwg-icon-play') ? 'video' : 'image',
    isSold: item.querySelector('.bwg_ecommerce') ? true : undefined,
    redirectUrl: opensLightbox ? undefined : href,
  };
}

/** Matches the script of the plugin's pager. The plugin includes it for every kind of pagination. */
const PAGER_SCRIPT = /spider_page_\d/y;

/** Matches the plugin's scroll handler. It is present as long as there are more images to load. */
const SCROLL_SCRIPT = /bwg_scroll_load_action\b|\.on\(\s*["']scroll["']/y;

/** Selector for the loading indicator of a gallery whose pages are appended by a button or on scroll. */
const APPENDING = '.bwg_load_more_ajax_loading';

/**
 * Whether more images load on scroll, based on a script that is present as long as there are more images. Returns
 * `undefined` if an optimizer has removed the pager's scripts.
 */
export function hasMoreByScrolling(response: ParentNode): boolean | undefined {
  const scripts = [...pageScripts(response)];
  if (scripts.some((script) => isInCode(script, SCROLL_SCRIPT))) return true;
  if (scripts.some((script) => isInCode(script, PAGER_SCRIPT))) return false;
  return undefined;
}

/** Whether a gallery's pages are appended. For containers without the pager's scripts. */
export const appendsPages = (page: ParentNode): boolean => page.querySelector(APPENDING) !== null;
