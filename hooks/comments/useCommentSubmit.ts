'use client';
import type { Dispatch } from 'react';
import type { CommentOutcome, CommentStore, NewComment } from '../backend/CommentStore.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { toLoggiaError } from '../errors/toLoggiaError.ts';
import { createChangeDetails } from '../shared/createChangeDetails.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { CommentThreadEvent } from './commentEvents.ts';
import type { CommentSending, DraftStore } from './createDraftStore.ts';
import { firstWrongField } from './firstWrongField.ts';
import { imageKey } from './imageKey.ts';
import type { CommentLabels } from './labels.ts';
import type { CommentVerbs, UseCommentsOptions } from './types.ts';
import { validateComment } from './validateComment.ts';

export interface CommentSubmission {
  readonly store: CommentStore | undefined;
  readonly image: GalleryImage | undefined;
  readonly comment: NewComment;
  readonly draftStore: DraftStore;
  readonly labels: CommentLabels;
  readonly onSubmit: UseCommentsOptions['onSubmit'];
  readonly onSubmitted: UseCommentsOptions['onSubmitted'];
  readonly alert: UseCommentsOptions['alert'];
  nextRequest(): number;
  /** It has been taken: nothing of it needs to be kept. */
  onTaken(image: GalleryImage, text: string): void;
  /** Tells of the comments of the image that is shown now, whatever is shown later. */
  readonly dispatchFor: (image: GalleryImage) => Dispatch<CommentThreadEvent>;
}

/** Checks and sends what is in the form. A comment under way is never cut off: it may have arrived already. */
export function useCommentSubmit(options: CommentSubmission): CommentVerbs['submit'] {
  const { store, image, comment, draftStore, labels, dispatchFor } = options;

  const send = async (store: CommentStore, image: GalleryImage): Promise<void> => {
    const dispatch = dispatchFor(image);
    const key = imageKey(image);
    const tellSending = (sending?: CommentSending): void => {
      const sendings = new Map(draftStore.read().sendings);
      if (sending) sendings.set(key, sending);
      else sendings.delete(key);
      draftStore.update({ sendings });
    };
    tellSending('running');
    dispatch({ type: 'sendStarted' });
    let outcome: CommentOutcome;
    try {
      outcome = await store.add(image, comment, { signal: new AbortController().signal });
    } catch (error) {
      tellSending(toLoggiaError(error));
      dispatch({ type: 'sendFailed' });
      return;
    }
    tellSending();
    if (outcome.status !== 'refused') options.onTaken(image, comment.text);
    dispatch({ type: 'sendAnswered', request: options.nextRequest(), outcome });
    if (outcome.status !== 'refused') options.onSubmitted?.(outcome.status, image);
  };

  return useStableCallback<Parameters<CommentVerbs['submit']>, void>((reason = 'imperative', event) => {
    // The store knows at once, where state is known with the next render only: two calls in a row send one comment.
    if (!store || !image || draftStore.read().sendings.get(imageKey(image)) === 'running') return;
    const errors = validateComment(comment, labels);
    const field = firstWrongField(errors);
    if (field) {
      dispatchFor(image)({ type: 'commentRefused', errors });
      options.alert?.(errors[field] ?? '', field);
      return;
    }
    const details = createChangeDetails(reason, event);
    options.onSubmit?.(comment, details);
    if (!details.isCanceled) void send(store, image);
  });
}
