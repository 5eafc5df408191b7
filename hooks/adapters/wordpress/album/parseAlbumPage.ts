import type { AlbumEntry, AlbumPage } from '../../../data/backend/AlbumSource.ts';
import { InvalidResponseError } from '../../../core/errors/InvalidResponseError.ts';
import { MissingContentError } from '../../../core/errors/MissingContentError.ts';
import { attributeOf, dropMarkup, elementText, parseMarkup } from '../markup.ts';
import { parseGalleryPage, parseThumbnail } from '../parseGalleryPage.ts';
import type { ResponseContext } from '../types.ts';
import { isWireId } from '../wireValues.ts';

interface ParsedAlbumPage {
  readonly page: AlbumPage;
  /** Number of entries that, according to the server, should be on the page but are missing from the markup. */
  readonly missingCount: number;
}

/** Parses an album page from the markup of a paging response or of a whole container. */
export function parseAlbumPage(
  response: ParentNode,
  instance: number,
  requestedPage: number,
  context: ResponseContext,
): ParsedAlbumPage {
  const entries = parseAlbumEntries(response, context);
  const { page: read, missingCount } = parseGalleryPage(response, instance, requestedPage, context);
  const { page, pageCount, title, description, emptyMessage } = read;
  return {
    page: { entries, page, pageCount, title, description, emptyMessage },
    missingCount: missingCount - entries.length,
  };
}

/**
 * Parses an album page from a paging response. Throws `MissingContentError` if the album doesn't exist on the server,
 * and `InvalidResponseError` if the markup is incomplete or isn't a paging response.
 */
export function readAlbumResponse(
  html: string,
  instance: number,
  requestedPage: number,
  context: ResponseContext,
): AlbumPage {
  const response = parseMarkup(html);
  const { page, missingCount } = parseAlbumPage(response, instance, requestedPage, context);
  if (page.emptyMessage !== undefined) {
    // If the response contains only an error block, the album does not exist. If it also contains other parts of an
    // album, the album is empty.
    if (response.body.childElementCount > 1 || requestedPage > 1) return page;
    throw new MissingContentError(page.emptyMessage || undefined);
  }
  // An empty response means that the shortcode or view is unknown, or that the server aborted, which may be temporary.
  if (!response.querySelector('[class*="bwg"]')) throw new InvalidResponseError('The response contains no album.');
  if (missingCount > 0)
    throw new InvalidResponseError(`The response is incomplete: ${missingCount} entries are missing.`);
  return page;
}

const LINK = 'a.bwg-album[data-alb_gal_id]';

const keyOf = (link: Element): string =>
  `${attributeOf(link, 'data-def_type')} ${attributeOf(link, 'data-alb_gal_id')}`;

/** Returns the outermost ancestor of a link that contains no link to another entry. */
function itemOf(link: Element): Element {
  let item = link;
  for (let parent = link.parentElement; parent; parent = parent.parentElement) {
    if ([...parent.querySelectorAll(LINK)].some((other) => keyOf(other) !== keyOf(link))) break;
    if (parent.matches('.bwg-container, form, body')) break;
    item = parent;
  }
  return item;
}

function descriptionOf(item: Element): string | undefined {
  const full = item.querySelector('[class*="description_full"]');
  return elementText(full ?? item.querySelector('[class*="description"]'));
}

/** Titles in the album views. */
const TITLE = '.bwg-title2, [class*="title_spun2"], [class*="title_spun_"]';

/** Matches a backslash before a quote. Some plugin versions escape quotes in attributes as if they were in a script. */
const ESCAPED_QUOTE = /\\(?=["'])/g;

/**
 * Returns the visible title. If there is none, returns the title in the link's attribute. The attribute is less
 * reliable, because some plugin versions add backslashes to it.
 */
function titleOf(item: Element, link: Element): string | undefined {
  const isText = (other: Element) => keyOf(other) === keyOf(link) && !other.querySelector('img');
  const textLink = [...item.querySelectorAll(LINK)].find(isText);
  const shown = elementText(item.querySelector(TITLE)) ?? elementText(textLink);
  return shown ?? (dropMarkup(attributeOf(link, 'data-title')).replaceAll(ESCAPED_QUOTE, '') || undefined);
}

function parseEntry(link: Element, context: ResponseContext): AlbumEntry | undefined {
  const kind = attributeOf(link, 'data-def_type');
  const id = attributeOf(link, 'data-alb_gal_id');
  if ((kind !== 'album' && kind !== 'gallery') || !isWireId(id)) return undefined;
  const item = itemOf(link);
  return {
    kind,
    id,
    title: titleOf(item, link),
    description: descriptionOf(item),
    cover: parseThumbnail(item.querySelector('img'), context),
  };
}

/** Parses the entries of an album view in display order. An extended album links to each entry twice. */
function parseAlbumEntries(response: ParentNode, context: ResponseContext): readonly AlbumEntry[] {
  const entries = new Map<string, AlbumEntry>();
  for (const link of response.querySelectorAll(LINK)) {
    const entry = entries.has(keyOf(link)) ? undefined : parseEntry(link, context);
    if (entry) entries.set(keyOf(link), entry);
  }
  return [...entries.values()];
}
