'use client';
import { useEffect, useMemo, useRef, type Dispatch } from 'react';
import type { CommentStore, CommentThread, ImageComment } from '../../data/backend/CommentStore.ts';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { LoggiaError } from '../../core/errors/LoggiaError.ts';
import { isCutOff, toLoggiaError } from '../../core/errors/engine/toLoggiaError.ts';
import { createChangeDetails } from '../../core/shared/createChangeDetails.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { useTimeout } from '../../core/shared/useTimeout.ts';
import { imageKey, type CommentThreadEvent, type CommentThreadState } from './commentsState.ts';
import { COMMENTS_LOAD_DELAY_MS } from './constants.ts';
import { describeDeletion } from './describeComments.ts';
import type { CommentLabels } from './labels.ts';
import type { CommentListState, CommentActions, UseCommentsOptions } from './types.ts';

interface CommentListContext {
  readonly store: CommentStore | undefined;
  readonly image: GalleryImage | undefined;
  readonly thread: CommentThreadState;
  readonly reloads: number;
  /** Whether the comments are visible. */
  readonly isActive: boolean;
  /** Whether the server has been processing a comment or deletion for several seconds. */
  readonly isWaiting: boolean;
  readonly labels: CommentLabels;
  readonly onRemove: UseCommentsOptions['onRemove'];
  /** Called just before a comment is removed from the list. */
  onLeaving(comment: ImageComment, comments: readonly ImageComment[]): void;
  nextRequest(): number;
  readonly dispatchFor: (image: GalleryImage) => Dispatch<CommentThreadEvent>;
}

const NO_COMMENTS: readonly ImageComment[] = [];

function statusOf({ comments, loadError }: CommentThreadState, isActive: boolean): CommentListState['status'] {
  if (loadError) return 'failed';
  if (comments) return 'ready';
  return isActive ? 'loading' : 'idle';
}

/** Loads the current image's comments, and deletes comments. */
export function useCommentList(
  context: CommentListContext,
): CommentListState & Pick<CommentActions, 'remove' | 'reload'> {
  const { store, image, thread, reloads, isActive, isWaiting, labels, onRemove, onLeaving } = context;
  const { nextRequest, dispatchFor } = context;
  const { comments = NO_COMMENTS, deletions, loadError } = thread;

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
      loadError,
      remove,
      reload,
      isRemoving: (commentId) => deletions.get(commentId) === 'running',
      removalError(commentId) {
        const deletion = deletions.get(commentId);
        return deletion === undefined || deletion === 'running' ? null : deletion;
      },
      removalText: (commentId) => describeDeletion(deletions.get(commentId), isWaiting, labels),
    }),
    [status, comments, count, loadError, deletions, isWaiting, labels, remove, reload],
  );
}

interface CommentLoading {
  /** The comment store; undefined while nothing should be loaded. */
  readonly store: CommentStore | undefined;
  readonly image: GalleryImage | undefined;
  /** The image's key. */
  readonly key: string;
  /** The number of reloads. Increasing it loads the comments again. */
  readonly reloads: number;
  nextRequest(): number;
  onLoaded(request: number, thread: CommentThread): void;
  onFailed(request: number, error: LoggiaError): void;
}

/** One view of an image and its comments. */
interface CommentVisit extends Pick<CommentLoading, 'key' | 'reloads'> {
  readonly signal: AbortSignal;
}

/**
 * Loads an image's comments after the image has been shown for a moment. Moving to another image aborts the request.
 */
function useCommentLoading({ store, image, key, reloads, ...options }: CommentLoading): void {
  const timeout = useTimeout();
  const load = useStableCallback(async ({ signal }: CommentVisit) => {
    const request = options.nextRequest();
    if (!store || !image) return;
    try {
      const thread = await store.load(image, { signal });
      if (!signal.aborted) options.onLoaded(request, thread);
    } catch (error) {
      if (!signal.aborted) options.onFailed(request, toLoggiaError(error));
    }
  });

  useEffect(() => {
    if (!store) return undefined;
    const controller = new AbortController();
    timeout.start(COMMENTS_LOAD_DELAY_MS, () => void load({ key, reloads, signal: controller.signal }));
    return () => {
      timeout.clear();
      controller.abort();
    };
  }, [store, key, reloads, timeout, load]);
}

interface CommentRemoval {
  readonly store: CommentStore | undefined;
  readonly image: GalleryImage | undefined;
  readonly thread: CommentThreadState;
  readonly onRemove: UseCommentsOptions['onRemove'];
  /** Called just before the comment is removed from the list. */
  onLeaving(comment: ImageComment): void;
  /** Returns a dispatch function for one image, no matter which image is shown when the response arrives. */
  readonly dispatchFor: (image: GalleryImage) => Dispatch<CommentThreadEvent>;
}

/** Deletes comments. A pending deletion continues when another image is shown. */
function useCommentRemoval(options: CommentRemoval): CommentActions['remove'] {
  const { store, image, thread, onRemove, onLeaving, dispatchFor } = options;
  // A ref is more up to date than the rendered state, so two quick clicks delete only once.
  const removing = useRef(new Set<string>());
  return useStableCallback<Parameters<CommentActions['remove']>, void>((commentId, reason = 'imperative', event) => {
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
      const wasCutOff = isCutOff();
      try {
        await store.remove(image, commentId, { signal: new AbortController().signal });
        onLeaving(comment);
        dispatch({ type: 'commentDeleted', commentId });
      } catch (error) {
        dispatch({ type: 'deletionFailed', commentId, error: toLoggiaError(error, wasCutOff) });
      } finally {
        removing.current.delete(key);
      }
    };
    void removeIt();
  });
}
