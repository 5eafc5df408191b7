'use client';
import type { UseContactFormResult } from '@loggia/hooks/contactForm';

interface ContactMessageProps {
  readonly contactForm: UseContactFormResult;
}

/** What became of the form, with another try where it was a failure, and how much has left where that takes time. */
export function ContactMessage({ contactForm }: ContactMessageProps) {
  const { failure, isSubmitting, progress } = contactForm;
  return (
    <div className="loggia-contact-message" data-status={contactForm.status}>
      <p {...contactForm.getMessageProps()} />
      {failure && <button {...contactForm.getRetryButtonProps({ className: 'loggia-contact-button' })} />}
      {isSubmitting && progress && (
        <>
          <progress {...contactForm.getProgressProps()} />
          <button {...contactForm.getCancelButtonProps({ className: 'loggia-contact-button' })} />
        </>
      )}
    </div>
  );
}

interface ContactErrorsProps {
  readonly contactForm: UseContactFormResult;
}

/** All that is wrong, each a link to its field. Seen only while focus is in it: the messages stand at the fields too. */
export function ContactErrors({ contactForm }: ContactErrorsProps) {
  return (
    <ul {...contactForm.getErrorListProps({ className: 'loggia-contact-errors' })}>
      {contactForm.errors.map((error) => (
        <li key={error.name}>
          {/* oxlint-disable-next-line jsx-a11y/anchor-has-content -- the getter brings both */}
          <a {...contactForm.getErrorLinkProps({ error })} />
        </li>
      ))}
    </ul>
  );
}
