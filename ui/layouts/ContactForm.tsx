'use client';
import { useMemo } from 'react';
import { useContactForm } from '@loggia/hooks/contactForm';
import type { UseContactFormOptions, UseContactFormResult } from '@loggia/hooks/contactForm';
import type { ContactFormDescription } from '@loggia/hooks/backend';
import { ContactRows, contactRowsOf } from '../components/contactForm/ContactRows.tsx';
import { useKit } from '../KitContext.ts';

export interface ContactFormProps extends UseContactFormOptions {
  /** The description of the form. Keep it the same object while the form is the same. */
  readonly form: ContactFormDescription;
}

/** A contact form from its description, field by field, with what became of it below. Wants `forms.css`. */
export function ContactForm({ form, ...options }: ContactFormProps) {
  const { labels } = useKit();
  const contactForm = useContactForm(form, { ...options, labels: options.labels ?? labels?.contactForm });
  const rows = useMemo(() => contactRowsOf(form.fields), [form]);
  return (
    <form {...contactForm.getFormProps({ className: 'loggia-contact' })}>
      {contactForm.hiddenInputs.map(({ name, value }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- several may have one name, and none ever moves
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <ContactErrors contactForm={contactForm} />
      <ContactRows contactForm={contactForm} rows={rows} />
      <ContactMessage contactForm={contactForm} />
    </form>
  );
}

interface ContactMessageProps {
  readonly contactForm: UseContactFormResult;
}

/** The message of the form, with a retry button after a failure, and the progress of a slow upload. */
function ContactMessage({ contactForm }: ContactMessageProps) {
  const { failure, isSubmitting, progress } = contactForm;
  return (
    <div className="loggia-contact-message" data-status={contactForm.status}>
      <p {...contactForm.getStatusProps()} />
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

/** The list of errors, each a link to its field. It is visible only while focus is in it: the messages are at the fields too. */
function ContactErrors({ contactForm }: ContactErrorsProps) {
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
