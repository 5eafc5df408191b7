'use client';
import { useItemKeys } from '@loggia/hooks/shared';
import type { UseCommentsResult } from '@loggia/hooks/comments';
import type { ImageComment } from '@loggia/hooks/backend';
import { DeleteIcon } from '../../icons/DeleteIcon.ts';
import { IconButton } from '../iconButton/IconButton.tsx';

interface CommentListProps {
  readonly comments: UseCommentsResult;
}

/** The comments of others, newest first. */
export function CommentList({ comments }: CommentListProps) {
  const { status, labels } = comments;
  const keyOf = useItemKeys(comments.comments);
  const isEmpty = comments.comments.length === 0;
  if (status === 'loading') return <p className="loggia-comment-hint">{labels.loading}</p>;
  if (isEmpty) return status === 'ready' && <p className="loggia-comment-hint">{labels.empty}</p>;
  return (
    <ul {...comments.getListProps({ className: 'loggia-comment-list' })}>
      {comments.comments.map((comment, index) => (
        <Comment key={keyOf(index)} comments={comments} comment={comment} />
      ))}
    </ul>
  );
}

interface CommentProps {
  readonly comments: UseCommentsResult;
  readonly comment: ImageComment;
}

/** One comment: who, when, what, and for whoever may the button that deletes it. */
function Comment({ comments, comment }: CommentProps) {
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
