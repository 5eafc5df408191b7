'use client';
import { safeHref } from '@loggia/hooks/shared';
import type { UseCommentsResult } from '@loggia/hooks/comments';
import { CommentFieldError } from './CommentFieldError.tsx';
import { CommentLabel } from './CommentLabel.tsx';

export interface CommentPrivacyPolicyProps {
  readonly comments: UseCommentsResult;
}

/** The box that has to be ticked before a comment can be sent. */
export function CommentPrivacyPolicy({ comments }: CommentPrivacyPolicyProps) {
  const { rules, labels } = comments;
  return (
    <div className="loggia-comment-policy">
      <input {...comments.getInputProps({ field: 'privacyPolicy' })} />
      <CommentLabel comments={comments} field="privacyPolicy" />
      {safeHref(rules.privacyPolicyUrl) && (
        <a href={safeHref(rules.privacyPolicyUrl)} target="_blank" rel="noopener">
          {labels.readPrivacyPolicy}
        </a>
      )}
      <CommentFieldError comments={comments} field="privacyPolicy" />
    </div>
  );
}
