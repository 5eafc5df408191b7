'use client';
import { useMemo } from 'react';
import type { MouseEvent } from 'react';
import { buttonProps } from '../shared/controlProps.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import type { CommentLabels } from './labels.ts';
import type { CommentGetters, CommentListState, CommentRemoveReason, CommentVerbs } from './types.ts';
import type { CommentFocus } from './useCommentFocus.ts';

type Getters = Pick<
  CommentGetters,
  | 'getListProps'
  | 'getItemProps'
  | 'getRemoveButtonProps'
  | 'getRetryRemoveButtonProps'
  | 'getReloadButtonProps'
  | 'getStatusProps'
>;

type List = CommentListState & Pick<CommentVerbs, 'remove' | 'reload'>;

/** The getters of the list and of the region that says what happened. */
export function useCommentListGetters(
  list: List,
  elements: CommentFocus['elements'],
  announcement: string,
  labels: CommentLabels,
): Getters {
  return useMemo(() => {
    const removalProps = (commentId: string, label: string, reason: CommentRemoveReason) => {
      const handleClick = (event: MouseEvent) => {
        // A button that tries again goes with the failure: focus stays in the comment.
        elements.get(`remove ${commentId}`)?.focus();
        list.remove(commentId, reason, event.nativeEvent);
      };
      return buttonProps(label, handleClick, list.isRemoving(commentId));
    };
    const reload = () => {
      // The button goes with the failure: focus stays where it is said what becomes of it.
      elements.get('announcement')?.focus({ preventScroll: true });
      list.reload();
    };
    return {
      getListProps: (props) =>
        mergeProps(
          { role: 'list', 'aria-label': labels.title, 'aria-busy': list.status === 'loading' } as const,
          props,
        ),
      getItemProps: ({ comment, ...props }) => {
        const isRemoving = list.isRemoving(comment.id);
        const own = {
          ref: elements.refFor(`item ${comment.id}`),
          'aria-busy': isRemoving || undefined,
          'data-removing': isRemoving ? '' : undefined,
          'data-failed': list.removalFailure(comment.id) ? '' : undefined,
        };
        return mergeProps(own, props);
      },
      getRemoveButtonProps: ({ comment, ...props }) => {
        const label = fillLabel(labels.remove, { author: comment.author });
        const own = {
          ...removalProps(comment.id, label, 'deleteButton'),
          ref: elements.refFor(`remove ${comment.id}`),
          hidden: !comment.canDelete,
        };
        return mergeProps(own, props);
      },
      getRetryRemoveButtonProps: ({ comment, ...props }) => {
        const label = fillLabel(labels.retryRemove, { author: comment.author });
        return mergeProps({ ...removalProps(comment.id, label, 'retry'), children: labels.retry }, props);
      },
      getReloadButtonProps: (props) =>
        mergeProps({ ...buttonProps(labels.reload, reload), children: labels.reload }, props),
      getStatusProps: (props) => {
        const ref = elements.refFor('announcement');
        return mergeProps({ ref, role: 'status', tabIndex: -1, children: announcement } as const, props);
      },
    };
  }, [list, elements, announcement, labels]);
}
