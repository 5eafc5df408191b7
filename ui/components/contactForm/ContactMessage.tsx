'use client';
import type { UseContactFormResult } from '@loggia/hooks/contactForm';

export interface ContactMessageProps {
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
