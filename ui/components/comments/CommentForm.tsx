'use client';
import type { UseCommentsResult } from '@loggia/hooks/comments';
import { CommentCaptcha } from './CommentCaptcha.tsx';
import { CommentFieldError } from './CommentFieldError.tsx';
import { CommentInput } from './CommentInput.tsx';
import { CommentLabel } from './CommentLabel.tsx';
import { CommentPrivacyPolicy } from './CommentPrivacyPolicy.tsx';

export interface CommentFormProps {
  readonly comments: UseCommentsResult;
}

/** Everything that a comment is asked for here, and the button that sends it. */
export function CommentForm({ comments }: CommentFormProps) {
  const { rules, labels } = comments;
  return (
    <form {...comments.getFormProps({ className: 'loggia-comment-form' })}>
      <CommentInput comments={comments} field="name" />
      {rules.hasEmail && <CommentInput comments={comments} field="email" />}
      <div className="loggia-comment-field">
        <CommentLabel comments={comments} field="text" />
        <textarea {...comments.getTextProps({ rows: 4 })} />
        <CommentFieldError comments={comments} field="text" />
      </div>
      {rules.captchaUrl && <CommentCaptcha comments={comments} />}
      {rules.hasPrivacyPolicy && <CommentPrivacyPolicy comments={comments} />}
      {rules.isModerated && <p className="loggia-comment-hint">{labels.isModerated}</p>}
      {rules.audience === 'visitor' && <p className="loggia-comment-hint">{labels.onlyYou}</p>}
      <button {...comments.getSubmitButtonProps({ className: 'loggia-comment-submit' })} />
    </form>
  );
}
