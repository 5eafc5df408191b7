'use client';
import { useEffect, useState } from 'react';
import type { CommentField, ImageComment } from '../backend/CommentStore.ts';
import { activeElementAround, isFocusElsewhere } from '../shared/engine/focus.ts';
import { createElementRegistry } from '../shared/createElementRegistry.ts';
import type { ElementRegistry } from '../shared/createElementRegistry.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { CommentsState } from './commentsState.ts';
import { firstWrongField } from './validateComment.ts';

/** The elements that focus may go to. */
export type CommentElement =
  | 'form'
  | 'submit'
  | 'announcement'
  | `field ${CommentField}`
  | `item ${ImageComment['id']}`
  | `remove ${ImageComment['id']}`;

export interface CommentFocus {
  readonly elements: ElementRegistry<CommentElement, HTMLElement>;
  /** Before this comment leaves a list: focus within it goes to the next one, so that it is not lost. */
  leave(comment: ImageComment, comments: readonly ImageComment[]): void;
}

/** Takes focus to the first wrong field of the image `key`, and keeps it in the list when a comment leaves. */
export function useCommentFocus(refusal: CommentsState['refusal'], key: string): CommentFocus {
  const [elements] = useState(() => createElementRegistry<CommentElement, HTMLElement>());

  const focusWrongField = useStableCallback(() => {
    const field = refusal?.key === key ? firstWrongField(refusal.errors) : undefined;
    const form = elements.get('form');
    if (field && !(form && isFocusElsewhere(form))) elements.get(`field ${field}`)?.focus();
  });
  // Nothing but a new refusal moves focus: coming back to an image with errors does not.
  useEffect(() => {
    if (refusal) focusWrongField();
  }, [refusal, focusWrongField]);

  const leave = useStableCallback((comment: ImageComment, comments: readonly ImageComment[]) => {
    const item = elements.get(`item ${comment.id}`);
    if (!item?.contains(activeElementAround(item))) return;
    const place = comments.findIndex(({ id }) => id === comment.id);
    const neighbour = comments[place + 1] ?? comments[place - 1];
    const next = neighbour && elements.get(`remove ${neighbour.id}`);
    (next ?? elements.get('field text'))?.focus();
  });
  return { elements, leave };
}
