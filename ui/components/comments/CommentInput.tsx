'use client';
import type { UseCommentsResult } from '@loggia/hooks/comments';
import { CommentFieldError } from './CommentFieldError.tsx';
import { CommentLabel } from './CommentLabel.tsx';

export interface CommentInputProps {
  readonly comments: UseCommentsResult;
  readonly field: 'name' | 'email' | 'captcha';
}

/** A line of the form: what it is, what stands in it, and what is wrong with it. */
export function CommentInput({ comments, field }: CommentInputProps) {
  return (
    <div className="loggia-comment-field">
      <CommentLabel comments={comments} field={field} />
      <input {...comments.getInputProps({ field })} />
      <CommentFieldError comments={comments} field={field} />
    </div>
  );
}
