'use client';
import { useContext } from 'react';
import { useComments } from '@loggia/hooks/comments';
import type { CommentsTarget, UseCommentsOptions, UseCommentsResult } from '@loggia/hooks/comments';
import { ListenersContext, useKit } from '../../KitContext.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentList } from './CommentList.tsx';

export interface CommentPanelProps extends UseCommentsOptions {
  /** The subject of the comments: a lightbox, or anything that shows one image. */
  readonly lightbox: CommentsTarget;
}

/** The comments of an image: a form for another one, what became of it, and the list. Content of a sidebar, or alone. */
export function CommentPanel({ lightbox, ...options }: CommentPanelProps) {
  const { labels, alertFailures } = useKit();
  const listeners = useContext(ListenersContext);
  const comments = useComments(lightbox, {
    ...listeners,
    alertFailures,
    ...options,
    labels: options.labels ?? labels?.comments,
  });
  return (
    <div className="loggia-comments" data-status={comments.status}>
      {comments.isFormReady && <CommentForm comments={comments} />}
      <CommentMessage comments={comments} />
      <CommentList comments={comments} />
    </div>
  );
}

export interface CommentMessageProps {
  readonly comments: UseCommentsResult;
}

/** The last event, with a retry after a failure. */
export function CommentMessage({ comments }: CommentMessageProps) {
  const isBad = comments.sendFailure ?? comments.loadFailure;
  // What becomes of a deletion is shown at its comment.
  const isShown = isBad !== null || comments.notice !== null || (comments.isSending && comments.isWaiting);
  return (
    <div className="loggia-comment-message" data-failed={isBad ? '' : undefined}>
      <div {...comments.getStatusProps({ className: isShown ? undefined : 'loggia-visually-hidden' })} />
      {comments.sendFailure && <button {...comments.getRetryButtonProps()} />}
      {comments.loadFailure && <button {...comments.getReloadButtonProps()} />}
    </div>
  );
}
