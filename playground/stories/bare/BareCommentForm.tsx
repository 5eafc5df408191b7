import type { CommentField, UseCommentsResult } from '@loggia/hooks';

export interface BareCommentFormProps {
  readonly comments: UseCommentsResult;
}

interface BareLineProps extends BareCommentFormProps {
  readonly field: Exclude<CommentField, 'text'>;
}

function BareLine({ comments, field }: BareLineProps) {
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the getter brings the field's id */}
      <label {...comments.getLabelProps({ field })} />
      <input {...comments.getInputProps({ field })} />
      <p {...comments.getErrorProps({ field })} />
    </div>
  );
}

/** The fields of a comment, each with its error message. */
export function BareCommentForm({ comments }: BareCommentFormProps) {
  const { rules, labels } = comments;
  return (
    <form {...comments.getFormProps({ className: 'bare-form' })}>
      <BareLine comments={comments} field="name" />
      {rules.hasEmail && <BareLine comments={comments} field="email" />}
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the getter brings the field's id */}
      <label {...comments.getLabelProps({ field: 'text' })} />
      <textarea {...comments.getTextProps({ rows: 4 })} />
      <p {...comments.getErrorProps({ field: 'text' })} />
      {rules.captchaUrl && (
        <>
          {!comments.hasCaptchaFailed && <img {...comments.getCaptchaImageProps()} />}
          <p {...comments.getCaptchaStatusProps()} />
          <button {...comments.getRefreshCaptchaButtonProps()}>↻</button>
          <BareLine comments={comments} field="captcha" />
        </>
      )}
      {rules.hasPrivacyPolicy && <BareLine comments={comments} field="privacyPolicy" />}
      {rules.privacyPolicyUrl && <a href={rules.privacyPolicyUrl}>{labels.readPrivacyPolicy}</a>}
      {rules.isModerated && <p>{labels.isModerated}</p>}
      {rules.audience === 'visitor' && <p>{labels.onlyYou}</p>}
      <button {...comments.getSubmitButtonProps()} />
    </form>
  );
}
