import { InvalidAnswerError } from '../errors/InvalidAnswerError.ts';
import { MissingContentError } from '../errors/MissingContentError.ts';
import { parseMarkup } from './parseMarkup.ts';
import { parseGalleryPage } from './parseGalleryPage.ts';
import type { ParsedGalleryPage } from './parseGalleryPage.ts';
import type { AnswerContext, WordPressGalleryConfig } from './types.ts';

/** Views whose markup holds one item of the many that the server counts. */
const VIEW_OF_ONE = /^(?:slideshow|carousel)$/;

function assertComplete(
  answer: Document,
  { page, missingCount }: ParsedGalleryPage,
  { galleryType, askedPage }: { readonly galleryType: string; readonly askedPage: number },
): void {
  const hasParts = answer.body.childElementCount > 1;
  // The block alone: no gallery, or no more of one without title and search line (contracts.md, "Later versions"). Among the
  // parts of a gallery: a gallery with nothing to show.
  if (page.emptyMessage !== undefined) {
    if (hasParts || askedPage > 1) return;
    throw new MissingContentError(page.emptyMessage || undefined);
  }
  // Nothing at all is the answer to an unknown shortcode or view, but also that of a server that broke off, which may pass.
  if (!answer.querySelector('[class*="bwg"]')) throw new InvalidAnswerError('The answer lacks a gallery.');
  const isCutOff = missingCount > 0 && page.images.length > 0 && !VIEW_OF_ONE.test(galleryType);
  if (isCutOff) throw new InvalidAnswerError(`The answer lacks ${missingCount} images.`);
}

/**
 * A page from the markup of the paging call; an empty one beyond the last. Throws `MissingContentError` where the server has no
 * such gallery, `InvalidAnswerError` where the markup cannot be its answer or is not all of it.
 */
export function readGalleryAnswer(
  html: string,
  { instance, galleryType }: WordPressGalleryConfig,
  askedPage: number,
  context: AnswerContext,
): ParsedGalleryPage {
  const answer = parseMarkup(html);
  const parsed = parseGalleryPage(answer, instance, askedPage, context);
  assertComplete(answer, parsed, { galleryType, askedPage });
  return parsed;
}
