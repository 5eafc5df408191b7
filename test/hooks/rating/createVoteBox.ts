import { vi } from 'vitest';
import type { ImageRating, RatingStore } from '@loggia/hooks';

export interface VoteBox {
  readonly saveRating: ReturnType<typeof vi.fn<RatingStore['saveRating']>>;
  /** Resolves the `nth` vote, counted from 0. */
  answer(nth: number, rating: ImageRating): void;
  refuse(nth: number, error: unknown): void;
  /** `image id: score` of each vote, in order. */
  votes(): readonly string[];
}

/** A rating store whose votes the test settles. */
export function createVoteBox(): VoteBox {
  const waiting: { resolve(rating: ImageRating): void; reject(error: unknown): void }[] = [];
  const saveRating = vi.fn<RatingStore['saveRating']>(
    () => new Promise((resolve, reject) => waiting.push({ resolve, reject })),
  );
  return {
    saveRating,
    answer: (nth, rating) => waiting[nth]?.resolve(rating),
    refuse: (nth, error) => waiting[nth]?.reject(error),
    votes: () => saveRating.mock.calls.map(([image, score]) => `${image.id}: ${score}`),
  };
}
