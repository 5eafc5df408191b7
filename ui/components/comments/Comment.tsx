'use client';
import type { ImageComment } from '@loggia/hooks/backend';
import type { UseCommentsResult } from '@loggia/hooks/comments';
import { DeleteIcon } from '../../icons/DeleteIcon.ts';
import { IconButton } from '../iconButton/IconButton.tsx';

export interface CommentProps {
  readonly comments: UseCommentsResult;
  readonly comment: ImageComment;
}

/** One comment: who, when, what, and for whoever may the button that deletes it. */
export function Comment({ comments, comment }: CommentProps) {
  const { getItemProps, getRemoveButtonProps, getRetryRemoveButtonProps } = comments;
  const text = comments.removalText(comment.id);
  const failure = comments.removalFailure(comment.id);
  return (
    <li {...getItemProps({ comment, className: 'loggia-comment' })}>
      <p className="loggia-comment-head">
        <bdi>{comment.author}</bdi>
        {comment.date && <span className="loggia-comment-date">{comment.date}</span>}
      </p>
      <p className="loggia-comment-text" dir="auto">
        {comment.text}
      </p>
      {comment.canDelete && <IconButton {...getRemoveButtonProps({ comment })} icon={<DeleteIcon />} />}
      {text && (
        <p className={failure ? 'loggia-comment-error' : 'loggia-comment-hint'}>
          {text} {failure && <button {...getRetryRemoveButtonProps({ comment })} />}
        </p>
      )}
    </li>
  );
}
