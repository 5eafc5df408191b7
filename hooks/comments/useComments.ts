'use client';
import { useCallback, useReducer } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { useBackend } from '../backend/useBackend.ts';
import { useImageFailure } from '../picture/useImageFailure.ts';
import { WAITING_TEXT_DELAY_MS } from '../shared/constants.ts';
import { useDelayed } from '../shared/useDelayed.ts';
import { useLabels } from '../shared/useLabels.ts';
import type { CommentThreadEvent } from './commentEvents.ts';
import { commentsReducer, INITIAL_COMMENTS } from './commentsReducer.ts';
import { EMPTY_THREAD } from './commentThreadState.ts';
import { describeComments } from './describeComments.ts';
import { imageKey } from './imageKey.ts';
import { COMMENT_LABELS } from './labels.ts';
import { resolveComments } from './resolveComments.ts';
import type { CommentsTarget, UseCommentsOptions, UseCommentsResult } from './types.ts';
import { useCommentFocus } from './useCommentFocus.ts';
import { useCommentForm } from './useCommentForm.ts';
import { useCommentFormGetters } from './useCommentFormGetters.ts';
import { useCommentList } from './useCommentList.ts';
import { useCommentListGetters } from './useCommentListGetters.ts';
import { useDrafts } from './useDrafts.ts';
import { useRequestNumber } from './useRequestNumber.ts';

/**
 * The comments of the image that is shown: a list, a form, and what becomes of what is written. What was typed and not sent
 * is kept for each image as long as the page lives.
 *
 * ```tsx
 * const lightbox = useLightbox({ source: backend.lightbox });
 * const comments = useComments(lightbox, { store: backend.comments, isOpen });
 * <ul {...comments.getListProps()}>
 *   {comments.comments.map((comment) => (
 *     <li key={comment.id} {...comments.getItemProps({ comment })}>{comment.text}</li>
 *   ))}
 * </ul>
 * ```
 */
export function useComments(target: CommentsTarget, options: UseCommentsOptions = {}): UseCommentsResult {
  const { image } = target;
  const { store, isActive, settingRules } = resolveComments(target, options, useBackend());
  const labels = useLabels(COMMENT_LABELS, options.labels);
  const [state, dispatch] = useReducer(commentsReducer, INITIAL_COMMENTS);
  const nextRequest = useRequestNumber();
  const dispatchFor = useCallback(
    (whose: GalleryImage) => (event: CommentThreadEvent) =>
      dispatch({ ...event, key: imageKey(whose), random: Math.random() }),
    [],
  );

  const key = imageKey(image);
  const thread = state.threads.get(key) ?? EMPTY_THREAD;
  const { elements, leave } = useCommentFocus(state.refusal, key);
  const [drafts, draftStore] = useDrafts(store);
  const sending = drafts.sendings.get(key);
  const isAtWork = sending === 'running' || [...thread.deletions.values()].includes('running');
  const isWaiting = useDelayed(isAtWork, WAITING_TEXT_DELAY_MS, key);
  const context = { store, image, thread, nextRequest, dispatchFor };
  const list = useCommentList({
    ...context,
    isWaiting,
    labels,
    reloads: state.reloads,
    isActive,
    onRemove: options.onRemove,
    onLeaving: leave,
  });
  const form = useCommentForm({
    ...context,
    state,
    options,
    drafts,
    draftStore,
    labels,
    dispatch,
    settingRules,
  });
  const captchaPicture = useImageFailure(form.captchaUrl ?? '');
  const notice = state.notice?.key === key ? state.notice.kind : null;
  const announcement = describeComments(thread, sending, notice, isWaiting, labels);
  const formGetters = useCommentFormGetters(form, captchaPicture, elements, labels);
  const listGetters = useCommentListGetters(list, elements, announcement, labels);
  return {
    isAvailable: store !== undefined,
    notice,
    isWaiting,
    announcement,
    labels,
    hasCaptchaFailed: captchaPicture.hasFailed,
    ...list,
    ...form,
    ...listGetters,
    ...formGetters,
  };
}
