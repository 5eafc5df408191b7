'use client';
import type { UseCommentsResult } from '@loggia/hooks/comments';
import type { CommentField } from '@loggia/hooks/backend';
import { safeHref } from '@loggia/hooks/shared';
import { RefreshIcon } from '../../icons/RefreshIcon.ts';
import { IconButton } from '../iconButton/IconButton.tsx';

interface CommentFormProps {
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

interface CommentInputProps {
  readonly comments: UseCommentsResult;
  readonly field: 'name' | 'email' | 'captcha';
}

/** A line of the form: what it is, what stands in it, and what is wrong with it. */
function CommentInput({ comments, field }: CommentInputProps) {
  return (
    <div className="loggia-comment-field">
      <CommentLabel comments={comments} field={field} />
      <input {...comments.getInputProps({ field })} />
      <CommentFieldError comments={comments} field={field} />
    </div>
  );
}

interface CommentLabelProps {
  readonly comments: Pick<UseCommentsResult, 'getLabelProps'>;
  readonly field: CommentField;
}

/** The label of a field. */
function CommentLabel({ comments, field }: CommentLabelProps) {
  // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the getter brings the field's id
  return <label {...comments.getLabelProps({ field })} />;
}

interface CommentFieldErrorProps {
  readonly comments: Pick<UseCommentsResult, 'getErrorProps'>;
  readonly field: CommentField;
}

/** The error of a field, below it. */
function CommentFieldError({ comments, field }: CommentFieldErrorProps) {
  return <p {...comments.getErrorProps({ field, className: 'loggia-comment-error' })} />;
}

interface CommentCaptchaProps {
  readonly comments: UseCommentsResult;
}

/** A picture of characters, or that there is none, a button for another one, and the line to type them into. */
function CommentCaptcha({ comments }: CommentCaptchaProps) {
  return (
    <>
      <div className="loggia-comment-captcha">
        {!comments.hasCaptchaFailed && <img {...comments.getCaptchaImageProps()} />}
        <p {...comments.getCaptchaStatusProps({ className: 'loggia-comment-error' })} />
        <IconButton {...comments.getRefreshCaptchaButtonProps()} icon={<RefreshIcon />} />
      </div>
      <CommentInput comments={comments} field="captcha" />
    </>
  );
}

interface CommentPrivacyPolicyProps {
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
