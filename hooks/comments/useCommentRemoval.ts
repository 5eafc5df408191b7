'use client';
import { useRef } from 'react';
import type { Dispatch } from 'react';
import type { CommentStore, ImageComment } from '../backend/CommentStore.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { toLoggiaError } from '../errors/toLoggiaError.ts';
import { createChangeDetails } from '../shared/createChangeDetails.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { CommentThreadEvent } from './commentEvents.ts';
import type { CommentThreadState } from './commentThreadState.ts';
import { imageKey } from './imageKey.ts';
import type { CommentVerbs, UseCommentsOptions } from './types.ts';

export interface CommentRemoval {
  readonly store: CommentStore | undefined;
  readonly image: GalleryImage | undefined;
  readonly thread: CommentThreadState;
  readonly onRemove: UseCommentsOptions['onRemove'];
  /** Just before the comment leaves the list. */
  onLeaving(comment: ImageComment): void;
  /** Tells of the comments of the image that is shown now, whatever is shown later. */
  readonly dispatchFor: (image: GalleryImage) => Dispatch<CommentThreadEvent>;
}

/** Deletes comments. What is under way goes on when the visitor moves on: nobody should wonder whether it was done. */
export function useCommentRemoval(options: CommentRemoval): CommentVerbs['remove'] {
  const { store, image, thread, onRemove, onLeaving, dispatchFor } = options;
  // Known at once, where state is known with the next render only: two presses in one moment delete once.
  const removing = useRef(new Set<string>());
  return useStableCallback<Parameters<CommentVerbs['remove']>, void>((commentId, reason = 'imperative', event) => {
    const comment = thread.comments?.find(({ id }) => id === commentId);
    if (!store || !image || !comment) return;
    const key = `${imageKey(image)} ${commentId}`;
    if (removing.current.has(key)) return;
    const details = createChangeDetails(reason, event);
    onRemove?.(comment, details);
    if (details.isCanceled) return;
    const dispatch = dispatchFor(image);
    const removeIt = async (): Promise<void> => {
      removing.current.add(key);
      dispatch({ type: 'deletionStarted', commentId });
      try {
        await store.remove(image, commentId, { signal: new AbortController().signal });
        onLeaving(comment);
        dispatch({ type: 'commentDeleted', commentId });
      } catch (error) {
        dispatch({ type: 'deletionFailed', commentId, error: toLoggiaError(error) });
      } finally {
        removing.current.delete(key);
      }
    };
    void removeIt();
  });
}
