import { useComments } from '@loggia/hooks';
import type { UseCommentsOptions, UseLightboxResult } from '@loggia/hooks';

export interface BareCommentsProps extends Pick<UseCommentsOptions, 'onSubmitted'> {
  readonly lightbox: UseLightboxResult;
  readonly isOpen: boolean;
}

const LINES = ['name', 'email'] as const;

/** A form, what became of it, and what others have written. */
export function BareComments({ lightbox, isOpen, onSubmitted }: BareCommentsProps) {
  const comments = useComments(lightbox, { isOpen, onSubmitted });
  return (
    <>
      {comments.isFormReady && (
        <form {...comments.getFormProps({ className: 'bare-form' })}>
          {LINES.filter((field) => field === 'name' || comments.rules.hasEmail).map((field) => (
            <div key={field}>
              {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the getter brings the field's id */}
              <label {...comments.getLabelProps({ field })} />
              <input {...comments.getInputProps({ field })} />
              <p {...comments.getErrorProps({ field })} />
            </div>
          ))}
          {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the getter brings the field's id */}
          <label {...comments.getLabelProps({ field: 'text' })} />
          <textarea {...comments.getTextProps({ rows: 4 })} />
          <p {...comments.getErrorProps({ field: 'text' })} />
          <button {...comments.getSubmitButtonProps()} />
        </form>
      )}
      <div {...comments.getAnnouncementProps()} />
      {comments.sendFailure && <button {...comments.getRetryButtonProps()} />}
      {comments.loadFailure && <button {...comments.getReloadButtonProps()} />}
      <ul {...comments.getListProps()}>
        {comments.comments.map((comment) => (
          <li key={comment.id} {...comments.getItemProps({ comment })}>
            <b>{comment.author}</b> {comment.text}
            {comment.canDelete && <button {...comments.getRemoveButtonProps({ comment })}>✕</button>}
          </li>
        ))}
      </ul>
    </>
  );
}
