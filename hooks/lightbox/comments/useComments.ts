'use client';
import { useCallback, useReducer, useRef, useState } from 'react';
import type { Backend } from '../../data/backend/Backend.ts';
import type { CommentField, CommentRules, CommentStore, ImageComment } from '../../data/backend/CommentStore.ts';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import { useBackend } from '../../data/backend/useBackend.ts';
import { useImageFailure } from '../../core/picture/useImageFailure.ts';
import { WAITING_TEXT_DELAY_MS } from '../../core/shared/constants.ts';
import { createElementRegistry, type ElementRegistry } from '../../core/shared/createElementRegistry.ts';
import { activeElementAround, isFocusElsewhere } from '../../core/shared/engine/focus.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useOnNew } from '../../core/shared/useOnNew.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { useDelayed } from '../../core/shared/useTimeout.ts';
import {
  commentsReducer,
  EMPTY_THREAD,
  imageKey,
  INITIAL_COMMENTS,
  type CommentsState,
  type CommentThreadEvent,
} from './commentsState.ts';
import { describeComments } from './describeComments.ts';
import { COMMENT_LABELS } from './labels.ts';
import type { CommentsTarget, UseCommentsOptions, UseCommentsResult } from './types.ts';
import { useCommentForm } from './useCommentForm.ts';
import { useCommentFormGetters, useCommentListGetters } from './useCommentGetters.ts';
import { useCommentList } from './useCommentList.ts';
import { useDrafts } from './useDrafts.ts';
import { firstWrongField } from './validateComment.ts';

/**
 * Manages the current image's comments: a list and a form. Unsent text is kept for each image until the page is
 * unloaded.
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

interface ResolvedComments {
  /** The comment store; undefined if comments are not available. */
  readonly store: CommentStore | undefined;
  /** Whether an image's comments are visible. */
  readonly isActive: boolean;
  /** The rules known before the comments load. */
  readonly settingRules: CommentRules | undefined;
}

/** Resolves the options, settings and backend. */
function resolveComments(
  { status = 'open', image, settings = {} }: CommentsTarget,
  { store, isOpen = true, enabled = true }: UseCommentsOptions,
  backend: Backend | null,
): ResolvedComments {
  const isEnabled = enabled && settings.comments !== false;
  const found = isEnabled ? (store ?? backend?.comments) : undefined;
  return {
    store: found,
    isActive: found !== undefined && isOpen && status === 'open' && image !== undefined,
    settingRules: settings.commentRules,
  };
}

/** Returns a function that numbers requests and responses, so that the newer of two lists can be determined. */
function useRequestNumber(): () => number {
  const last = useRef(0);
  return useCallback(() => (last.current += 1), []);
}

/** The keys of the elements that can receive focus. */
type CommentElement =
  | 'form'
  | 'submit'
  | 'announcement'
  | `field ${CommentField}`
  | `item ${ImageComment['id']}`
  | `remove ${ImageComment['id']}`;

export interface CommentFocus {
  readonly elements: ElementRegistry<CommentElement, HTMLElement>;
  /** Call it before a comment is removed. If the comment contains focus, focus moves to an adjacent one. */
  leave(comment: ImageComment, comments: readonly ImageComment[]): void;
}

/**
 * Moves focus to the first invalid field of the image with this `key`, and keeps focus in the list when a comment is
 * removed.
 */
function useCommentFocus(refusal: CommentsState['refusal'], key: string): CommentFocus {
  const [elements] = useState(() => createElementRegistry<CommentElement, HTMLElement>());

  // Only new validation errors move focus; returning to an image that has errors does not.
  useOnNew(refusal, () => {
    const field = refusal?.key === key ? firstWrongField(refusal.errors) : undefined;
    const form = elements.get('form');
    if (field && !(form && isFocusElsewhere(form))) elements.get(`field ${field}`)?.focus();
  });

  const leave = useStableCallback((comment: ImageComment, comments: readonly ImageComment[]) => {
    const item = elements.get(`item ${comment.id}`);
    if (!item?.contains(activeElementAround(item))) return;
    const index = comments.findIndex(({ id }) => id === comment.id);
    const neighbour = comments[index + 1] ?? comments[index - 1];
    const next = neighbour && elements.get(`remove ${neighbour.id}`);
    (next ?? elements.get('field text'))?.focus();
  });
  return { elements, leave };
}
