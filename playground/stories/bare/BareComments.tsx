import {
  useComments,
  type CommentField,
  type UseCommentsOptions,
  type UseCommentsResult,
  type UseLightboxResult,
} from '@loggia/hooks';

interface FormProps {
  readonly comments: UseCommentsResult;
}

function BareLine({ comments, field }: FormProps & { readonly field: Exclude<CommentField, 'text'> }) {
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the getter provides the field's id */}
      <label {...comments.getLabelProps({ field })} />
      <input {...comments.getInputProps({ field })} />
      <p {...comments.getErrorProps({ field })} />
    </div>
  );
}

/** The fields of a comment, each with its error message. */
function BareCommentForm({ comments }: FormProps) {
  const { rules, labels } = comments;
  return (
    <form {...comments.getFormProps({ className: 'bare-form' })}>
      <BareLine comments={comments} field="name" />
      {rules.hasEmail && <BareLine comments={comments} field="email" />}
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the getter provides the field's id */}
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

export interface BareCommentsProps extends Pick<UseCommentsOptions, 'onSubmitted'> {
  readonly lightbox: UseLightboxResult;
  readonly isOpen: boolean;
}

/** The comment form, its result, and the list of comments. */
export function BareComments({ lightbox, isOpen, onSubmitted }: BareCommentsProps) {
  const comments = useComments(lightbox, { isOpen, onSubmitted });
  const { labels } = comments;
  return (
    <>
      {comments.isFormReady && <BareCommentForm comments={comments} />}
      <div {...comments.getStatusProps()} />
      {comments.sendError && <button {...comments.getRetryButtonProps()} />}
      {comments.loadError && <button {...comments.getReloadButtonProps()} />}
      <ul {...comments.getListProps()}>
        {comments.comments.map((comment) => (
          <li key={comment.id} {...comments.getItemProps({ comment })}>
            <b>{comment.author}</b> {comment.date} <p>{comment.text}</p>
            {comment.canDelete && <button {...comments.getRemoveButtonProps({ comment })}>✕</button>}
            {comments.removalError(comment.id) && (
              <p>
                {labels.removeFailed} <button {...comments.getRetryRemoveButtonProps({ comment })} />
              </p>
            )}
          </li>
        ))}
      </ul>
      {comments.status === 'ready' && comments.comments.length === 0 && <p>{labels.empty}</p>}
    </>
  );
}
