'use client';
import { useItemKeys } from '@loggia/hooks/shared';
import type { UseCommentsResult } from '@loggia/hooks/comments';
import { Comment } from './Comment.tsx';

export interface CommentListProps {
  readonly comments: UseCommentsResult;
}

/** What others have written, newest first. */
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
