'use client';
import type { UseCommentsResult } from '@loggia/hooks/comments';

export interface CommentMessageProps {
  readonly comments: UseCommentsResult;
}

/** What happened last, with another try where it was a failure. */
export function CommentMessage({ comments }: CommentMessageProps) {
  const isBad = comments.sendFailure ?? comments.loadFailure;
  // What becomes of a deletion is shown at its comment.
  const isShown = isBad !== null || comments.notice !== null || (comments.isSending && comments.isWaiting);
  return (
    <div className="loggia-comment-message" data-failed={isBad ? '' : undefined}>
      <div {...comments.getAnnouncementProps({ className: isShown ? undefined : 'loggia-visually-hidden' })} />
      {comments.sendFailure && <button {...comments.getRetryButtonProps()} />}
      {comments.loadFailure && <button {...comments.getReloadButtonProps()} />}
    </div>
  );
}
