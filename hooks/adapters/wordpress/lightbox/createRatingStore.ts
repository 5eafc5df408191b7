import { object, optional, pipe, safeParse, transform, unknown } from 'valibot';
import type { ImageRating } from '../../../data/backend/GalleryImage.ts';
import type { RatingStore } from '../../../data/backend/RatingStore.ts';
import { InvalidResponseError } from '../../../core/errors/InvalidResponseError.ts';
import { MissingContentError } from '../../../core/errors/MissingContentError.ts';
import type { WordPressWire } from '../createWordPressWire.ts';
import { buildRatingRequest } from '../lightboxRequests.ts';
import { lightboxItemSchema } from './lightboxSchema.ts';
import { attributeOf, parseMarkup } from '../markup.ts';
import { readLightboxData } from './parseLightboxResponse.ts';
import { toImageRating, type WrittenRating } from './toLightboxImage.ts';
import { toCount, toNumber } from '../wireValues.ts';

/**
 * Creates the rating port. It posts to the URL from the last lightbox response or, before the first response, to the
 * URL that the lightbox is requested from.
 */
export function createRatingStore({ fetchText, session }: WordPressWire): RatingStore {
  return {
    async saveRating({ id }, score, { signal }) {
      const { url, form } = buildRatingRequest(session.actionUrl ?? session.lightboxUrl, id, score);
      // With `keepalive`, the vote is sent even if the user leaves the page.
      return parseRatingResponse(await fetchText(url, { form, signal, isWrite: true, keepalive: true }), id);
    },
  };
}

/** Reads the rating block, which may be the whole response. */
function readRatedBlock(block: Element): WrittenRating {
  let parameters: unknown;
  try {
    parameters = JSON.parse(attributeOf(block, 'data-params'));
  } catch (cause) {
    throw new InvalidResponseError('The rating is not valid JSON.', { cause });
  }
  const result = safeParse(ratingParametersSchema, parameters);
  if (!result.success)
    throw new InvalidResponseError(`The rating has an unexpected format: ${result.issues[0].message}`);
  const { current_avg_rating: average, current_rate_count: count, current_rate: own } = result.output;
  return { average, count, own };
}

function findItem(response: Document, imageId: string): WrittenRating {
  for (const item of readLightboxData(response).data) {
    const result = safeParse(lightboxItemSchema, item);
    if (result.success && result.output.id === imageId) {
      const { avg_rating: average, rate_count: count, rate: own } = result.output;
      return { average, count, own };
    }
  }
  throw new MissingContentError();
}

/**
 * Parses an image's votes from a rating response. The response is either the whole lightbox or only its rating block.
 * Throws `MissingContentError` if the image no longer exists, and `InvalidResponseError` if no votes can be read.
 */
export function parseRatingResponse(html: string, imageId: string): ImageRating {
  const response = parseMarkup(html);
  const block = response.querySelector('#bwg_rated');
  // The block contains no image id, so if the response is a whole lightbox, the rating is read from the items.
  const written = block && !response.querySelector('script') ? readRatedBlock(block) : findItem(response, imageId);
  if (!written.count) throw new InvalidResponseError('The response contains no votes.');
  return toImageRating(written);
}

const number = optional(pipe(unknown(), transform(toNumber)));

/** Data from the rating block. Numbers may be strings. */
const ratingParametersSchema = object({
  current_rate: number,
  current_rate_count: optional(pipe(unknown(), transform(toCount))),
  current_avg_rating: number,
});
