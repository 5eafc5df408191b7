import { safeParse } from 'valibot';
import type { ImageRating } from '../backend/GalleryImage.ts';
import { InvalidAnswerError } from '../errors/InvalidAnswerError.ts';
import { MissingContentError } from '../errors/MissingContentError.ts';
import { parseMarkup } from './parseMarkup.ts';
import { attributeOf } from './attributeOf.ts';
import { lightboxItemSchema } from './lightboxSchema.ts';
import { ratingParametersSchema } from './ratingParametersSchema.ts';
import { readLightboxData } from './readLightboxData.ts';
import { toImageRating } from './toImageRating.ts';
import type { WrittenRating } from './toImageRating.ts';

/** What the rated block says by itself: an answer may be that block alone. */
function readRatedBlock(block: Element): WrittenRating {
  let parameters: unknown;
  try {
    parameters = JSON.parse(attributeOf(block, 'data-params'));
  } catch (cause) {
    throw new InvalidAnswerError('The rating is no valid JSON.', { cause });
  }
  const result = safeParse(ratingParametersSchema, parameters);
  if (!result.success) throw new InvalidAnswerError(`The rating has another shape: ${result.issues[0].message}`);
  const { current_avg_rating: average, current_rate_count: count, current_rate: own } = result.output;
  return { average, count, own };
}

function findItem(answer: Document, imageId: string): WrittenRating {
  for (const item of readLightboxData(answer).data) {
    const result = safeParse(lightboxItemSchema, item);
    if (result.success && result.output.id === imageId) {
      const { avg_rating: average, rate_count: count, rate: own } = result.output;
      return { average, count, own };
    }
  }
  throw new MissingContentError();
}

/**
 * The votes of an image from the answer to its rating call: the whole lightbox again, or its rating block. Throws
 * `MissingContentError` when the image is gone, `InvalidAnswerError` when no votes can be read.
 */
export function parseRatingAnswer(html: string, imageId: string): ImageRating {
  const answer = parseMarkup(html);
  const block = answer.querySelector('#bwg_rated');
  // Items name their images, the block does not: of a whole lightbox the items are asked.
  const written = block && !answer.querySelector('script') ? readRatedBlock(block) : findItem(answer, imageId);
  if (!written.count) throw new InvalidAnswerError('The response tells of no votes.');
  return toImageRating(written);
}
