'use client';
import type { UseContactFormResult } from '@loggia/hooks/contactForm';

export interface ContactErrorsProps {
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
