import type { RatingStore } from '../backend/RatingStore.ts';
import { buildRatingRequest } from './buildRatingRequest.ts';
import type { WordPressWire } from './createWordPressWire.ts';
import { parseRatingAnswer } from './parseRatingAnswer.ts';

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
