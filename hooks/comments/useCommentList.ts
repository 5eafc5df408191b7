'use client';
import { useMemo } from 'react';
import type { Dispatch } from 'react';
import type { CommentStore, ImageComment } from '../backend/CommentStore.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { CommentThreadEvent } from './commentEvents.ts';
import type { CommentThreadState } from './commentThreadState.ts';
import { describeDeletion } from './describeComments.ts';
import { imageKey } from './imageKey.ts';
import type { CommentLabels } from './labels.ts';
import type { CommentListState, CommentVerbs, UseCommentsOptions } from './types.ts';
import { useCommentLoading } from './useCommentLoading.ts';
import { useCommentRemoval } from './useCommentRemoval.ts';

export interface CommentListContext {
  readonly store: CommentStore | undefined;
  readonly image: GalleryImage | undefined;
  readonly thread: CommentThreadState;
  readonly reloads: number;
  /** The comments are in view. */
  readonly isActive: boolean;
  /** The server has been at work for some seconds. */
  readonly isWaiting: boolean;
  readonly labels: CommentLabels;
  readonly onRemove: UseCommentsOptions['onRemove'];
  /** Just before a comment leaves the list. */
  onLeaving(comment: ImageComment, comments: readonly ImageComment[]): void;
  nextRequest(): number;
  readonly dispatchFor: (image: GalleryImage) => Dispatch<CommentThreadEvent>;
}

const NO_COMMENTS: readonly ImageComment[] = [];

function statusOf({ comments, loadFailure }: CommentThreadState, isActive: boolean): CommentListState['status'] {
  if (loadFailure) return 'failed';
  if (comments) return 'ready';
  return isActive ? 'loading' : 'idle';
}

/** The list: loads the comments of the image that is shown, and deletes. */
export function useCommentList(
  context: CommentListContext,
): CommentListState & Pick<CommentVerbs, 'remove' | 'reload'> {
  const { store, image, thread, reloads, isActive, isWaiting, labels, onRemove, onLeaving } = context;
  const { nextRequest, dispatchFor } = context;
  const { comments = NO_COMMENTS, deletions, loadFailure } = thread;

  useCommentLoading({
    image,
    reloads,
    nextRequest,
    store: isActive ? store : undefined,
    key: imageKey(image),
    onLoaded: (request, loaded) => image && dispatchFor(image)({ type: 'threadLoaded', request, thread: loaded }),
    onFailed: (request, error) => image && dispatchFor(image)({ type: 'loadFailed', request, error }),
  });
  const remove = useCommentRemoval({
    store,
    image,
    thread,
    onRemove,
    dispatchFor,
    onLeaving: (comment) => onLeaving(comment, comments),
  });
  const reload = useStableCallback(() => {
    if (image) dispatchFor(image)({ type: 'reloadPressed' });
  });

  const status = statusOf(thread, isActive);
  const count = thread.comments?.length ?? image?.commentCount;
  return useMemo(
    () => ({
      status,
      comments,
      count,
      loadFailure,
      remove,
      reload,
      isRemoving: (commentId) => deletions.get(commentId) === 'running',
      removalFailure(commentId) {
        const deletion = deletions.get(commentId);
        return deletion === undefined || deletion === 'running' ? null : deletion;
      },
      removalText: (commentId) => describeDeletion(deletions.get(commentId), isWaiting, labels),
    }),
    [status, comments, count, loadFailure, deletions, isWaiting, labels, remove, reload],
  );
}
