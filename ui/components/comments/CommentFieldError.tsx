'use client';
import type { CommentField } from '@loggia/hooks/backend';
import type { UseCommentsResult } from '@loggia/hooks/comments';

export interface CommentFieldErrorProps {
  readonly comments: Pick<UseCommentsResult, 'getErrorProps'>;
  readonly field: CommentField;
}

/** What is wrong with a field, below it. */
export function CommentFieldError({ comments, field }: CommentFieldErrorProps) {
  return <p {...comments.getErrorProps({ field, className: 'loggia-comment-error' })} />;
}
