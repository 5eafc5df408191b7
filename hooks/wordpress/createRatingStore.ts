import type { RatingStore } from '../backend/RatingStore.ts';
import { buildRatingRequest } from './buildRatingRequest.ts';
import type { WordPressWire } from './createWordPressWire.ts';
import { loadPart } from './loadPart.ts';

/**
 * The rating port over the lightbox's own address; before one has told it, the lightbox call's takes the same posts. A vote
 * leaves at once, for its visitor may do so too: what reads the answer is fetched meanwhile.
 */
export function createRatingStore({ ask, session }: WordPressWire): RatingStore {
  return {
    async saveRating({ id }, score, { signal }) {
      const { url, form } = buildRatingRequest(session.actionUrl ?? session.lightboxUrl, id, score);
      const answer = ask(url, { form, signal, isWrite: true, keepalive: true });
      const [{ parseRatingAnswer }, html] = await Promise.all([
        loadPart(() => import('./parseRatingAnswer.ts')),
        answer,
      ]);
      return parseRatingAnswer(html, id);
    },
  };
}
