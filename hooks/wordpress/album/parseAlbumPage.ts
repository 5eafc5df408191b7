import type { AlbumEntry, AlbumPage } from '../../backend/AlbumSource.ts';
import { InvalidResponseError } from '../../errors/InvalidResponseError.ts';
import { MissingContentError } from '../../errors/MissingContentError.ts';
import { attributeOf, dropMarkup, elementText, parseMarkup } from '../markup.ts';
import { parseGalleryPage, parseThumbnail } from '../parseGalleryPage.ts';
import type { ResponseContext } from '../types.ts';
import { isWireId } from '../wireValues.ts';

interface ParsedAlbumPage {
  readonly page: AlbumPage;
  /** Entries that the server says the page has and that are not in the markup. */
  readonly missingCount: number;
}

/** Parses a page of an album from the markup of the paging call, or of a whole container. */
export function parseAlbumPage(
  answer: ParentNode,
  instance: number,
  requestedPage: number,
  context: ResponseContext,
): ParsedAlbumPage {
  const entries = parseAlbumEntries(answer, context);
  const { page: read, missingCount } = parseGalleryPage(answer, instance, requestedPage, context);
  const { page, pageCount, title, description, emptyMessage } = read;
  return {
    page: { entries, page, pageCount, title, description, emptyMessage },
    missingCount: missingCount - entries.length,
  };
}

/**
 * Parses a page of an album from the answer of the paging call. Throws `MissingContentError` if the server has no such album,
 * `InvalidResponseError` if the markup is no answer of it or is incomplete.
 */
export function readAlbumAnswer(
  html: string,
  instance: number,
  requestedPage: number,
  context: ResponseContext,
): AlbumPage {
  const answer = parseMarkup(html);
  const { page, missingCount } = parseAlbumPage(answer, instance, requestedPage, context);
  if (page.emptyMessage !== undefined) {
    // The block alone means that there is no album or no further page. Among the parts of an album it means that it is empty.
    if (answer.body.childElementCount > 1 || requestedPage > 1) return page;
    throw new MissingContentError(page.emptyMessage || undefined);
  }
  // An empty answer means an unknown shortcode or view, but also a server that broke off, which may be temporary.
  if (!answer.querySelector('[class*="bwg"]')) throw new InvalidResponseError('The answer holds no album.');
  if (missingCount > 0)
    throw new InvalidResponseError(`The response was cut off: ${missingCount} entries are not in it.`);
  return page;
}

const LINK = 'a.bwg-album[data-alb_gal_id]';

const keyOf = (link: Element): string =>
  `${attributeOf(link, 'data-def_type')} ${attributeOf(link, 'data-alb_gal_id')}`;

/** Returns the largest element around a link that contains no link to another entry. */
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

/** Matches the titles of the album views. */
const TITLE = '.bwg-title2, [class*="title_spun2"], [class*="title_spun_"]';

/** A quote that the server has escaped as for a script, in an attribute that no script reads. */
const ESCAPED_QUOTE = /\\(?=["'])/g;

/** Returns the visible title; the attribute only if no title is shown, because some versions write backslashes into it. */
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

/** Parses the entries of an album view in display order. An extended album has two links to each. */
function parseAlbumEntries(answer: ParentNode, context: ResponseContext): readonly AlbumEntry[] {
  const entries = new Map<string, AlbumEntry>();
  for (const link of answer.querySelectorAll(LINK)) {
    const entry = entries.has(keyOf(link)) ? undefined : parseEntry(link, context);
    if (entry) entries.set(keyOf(link), entry);
  }
  return [...entries.values()];
}
