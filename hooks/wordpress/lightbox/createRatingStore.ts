import { object, optional, pipe, safeParse, transform, unknown } from 'valibot';
import type { ImageRating } from '../../backend/GalleryImage.ts';
import type { RatingStore } from '../../backend/RatingStore.ts';
import { InvalidAnswerError } from '../../errors/InvalidAnswerError.ts';
import { MissingContentError } from '../../errors/MissingContentError.ts';
import type { WordPressWire } from '../createWordPressWire.ts';
import { buildRatingRequest } from '../lightboxRequests.ts';
import { lightboxItemSchema } from './lightboxSchema.ts';
import { attributeOf, parseMarkup } from '../markup.ts';
import { readLightboxData } from './parseLightboxAnswer.ts';
import { toImageRating } from './toLightboxImage.ts';
import type { WrittenRating } from './toLightboxImage.ts';
import { toCount, toNumber } from '../wireValues.ts';

/** The rating port over the lightbox's own address; before one has told it, the lightbox call's takes the same posts. */
export function createRatingStore({ ask, session }: WordPressWire): RatingStore {
  return {
    async saveRating({ id }, score, { signal }) {
      const { url, form } = buildRatingRequest(session.actionUrl ?? session.lightboxUrl, id, score);
      // A vote leaves also where its visitor does.
      return parseRatingAnswer(await ask(url, { form, signal, isWrite: true, keepalive: true }), id);
    },
  };
}

/** Reads the rated block by itself: an answer may be that block alone. */
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

const number = optional(pipe(unknown(), transform(toNumber)));

/** The data of the rated block: numbers, each written as a number or as a text. */
const ratingParametersSchema = object({
  current_rate: number,
  current_rate_count: optional(pipe(unknown(), transform(toCount))),
  current_avg_rating: number,
});
