'use client';
import { useReducer, useRef } from 'react';
import type { GalleryImage, ImageRating } from '../../data/backend/GalleryImage.ts';
import type { RatingStore } from '../../data/backend/RatingStore.ts';
import { isCutOff, toLoggiaError } from '../../core/errors/engine/toLoggiaError.ts';
import { createChangeDetails } from '../../core/shared/createChangeDetails.ts';
import { useStableCallbacks } from '../../core/shared/useStableCallback.ts';
import { localRating, ratingReducer, type RatingState } from './ratingState.ts';
import type { RatingChangeDetails, RatingChangeReason, UseRatingOptions } from './types.ts';

const NO_VOTES: RatingState = new Map();

/** A vote that is about to be submitted. */
export interface NewVote<TImage extends GalleryImage> {
  readonly image: TImage;
  readonly score: number;
  /** The current rating. */
  readonly known: ImageRating;
  readonly reason: RatingChangeReason;
  readonly event?: Event | undefined;
}

export interface Votes<TImage extends GalleryImage> {
  readonly votes: RatingState;
  send(vote: NewVote<TImage>): void;
  forget(imageId: string): void;
}

function createDetails<TImage extends GalleryImage>(
  image: TImage,
  reason: RatingChangeReason,
  event?: Event,
): RatingChangeDetails<TImage> {
  return Object.assign(createChangeDetails(reason, event), { image });
}

/**
 * Manages the votes submitted on this page and sends them to the backend. Sending continues even if the user moves to
 * another image or closes the lightbox.
 */
export function useVotes<TImage extends GalleryImage>(
  store: RatingStore | undefined,
  { onVoteChange, onVoted }: Pick<UseRatingOptions<TImage>, 'onVoteChange' | 'onVoted'>,
): Votes<TImage> {
  const [votes, dispatch] = useReducer(ratingReducer, NO_VOTES);
  const attempts = useRef(0);
  // If there are two calls in the same tick, the rendered state is out of date in the second one.
  const sending = useRef(new Set<string>());

  const settle = (vote: NewVote<TImage>, attempt: number, response: ImageRating | Error) => {
    const { image, score } = vote;
    const imageId = image.id;
    sending.current.delete(imageId);
    if (response instanceof Error) {
      dispatch({ type: 'voteFailed', imageId, attempt, error: toLoggiaError(response) });
      onVoteChange?.(0, createDetails(image, 'failed'));
    } else {
      dispatch({ type: 'voteSaved', imageId, attempt, rating: response });
      if (response.own > 0 && response.own !== score) onVoteChange?.(response.own, createDetails(image, 'response'));
      onVoted?.(response.own || score, image, response);
    }
  };
  const send = (vote: NewVote<TImage>) => {
    const { image, score, known } = vote;
    if (sending.current.has(image.id)) return;
    const details = createDetails(image, vote.reason, vote.event);
    onVoteChange?.(score, details);
    if (details.isCanceled) return;
    sending.current.add(image.id);
    const attempt = (attempts.current += 1);
    dispatch({ type: 'voted', imageId: image.id, attempt, score, known });
    const wasCutOff = isCutOff();
    // This is an async function, so that an error that the store throws synchronously becomes a rejection.
    const save = async () => store?.saveRating(image, score, { signal: new AbortController().signal });
    save().then(
      (rating) => verbs.settle(vote, attempt, rating ?? localRating(known, score)),
      (error: unknown) => verbs.settle(vote, attempt, toLoggiaError(error, wasCutOff)),
    );
  };
  const forget = (imageId: string) => dispatch({ type: 'voteCancelled', imageId });
  const verbs = useStableCallbacks({ settle, send, forget });
  return { votes, send: verbs.send, forget: verbs.forget };
}
