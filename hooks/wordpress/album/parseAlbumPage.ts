import type { AlbumPage } from '../../backend/AlbumSource.ts';
import { InvalidAnswerError } from '../../errors/InvalidAnswerError.ts';
import { MissingContentError } from '../../errors/MissingContentError.ts';
import { parseMarkup } from '../parseMarkup.ts';
import { parseGalleryPage } from '../parseGalleryPage.ts';
import type { AnswerContext } from '../types.ts';
import { parseAlbumEntries } from './parseAlbumEntries.ts';

export interface ParsedAlbumPage {
  readonly page: AlbumPage;
  /** Entries that the server says the page has and that are not in the markup. */
  readonly missingCount: number;
}

/** A page of an album from the markup of the paging call, or of a whole container. */
export function parseAlbumPage(
  answer: ParentNode,
  instance: number,
  askedPage: number,
  context: AnswerContext,
): ParsedAlbumPage {
  const entries = parseAlbumEntries(answer, context);
  const { page: read, missingCount } = parseGalleryPage(answer, instance, askedPage, context);
  const { page, pageCount, title, description, emptyMessage } = read;
  return {
    page: { entries, page, pageCount, title, description, emptyMessage },
    missingCount: missingCount - entries.length,
  };
}

/**
 * A page of an album from the answer of the paging call. Throws `MissingContentError` where the server has no such album,
 * `InvalidAnswerError` where the markup cannot be its answer or is not all of it.
 */
export function readAlbumAnswer(html: string, instance: number, askedPage: number, context: AnswerContext): AlbumPage {
  const answer = parseMarkup(html);
  const { page, missingCount } = parseAlbumPage(answer, instance, askedPage, context);
  if (page.emptyMessage !== undefined) {
    // The block alone: no album, or no more of one without title and search line. Among the parts of one: nothing in it.
    if (answer.body.childElementCount > 1 || askedPage > 1) return page;
    throw new MissingContentError(page.emptyMessage || undefined);
  }
  // Nothing at all is the answer to an unknown shortcode or view, but also that of a server that broke off, which may pass.
  if (!answer.querySelector('[class*="bwg"]')) throw new InvalidAnswerError('The answer holds no album.');
  if (missingCount > 0)
    throw new InvalidAnswerError(`The response was cut off: ${missingCount} entries are not in it.`);
  return page;
}
