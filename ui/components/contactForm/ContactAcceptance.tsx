'use client';
import type { ContactControlProps } from './ContactFieldProps.ts';
import { ContactLabel } from './ContactLabel.tsx';
import { ContactNotes } from './ContactNotes.tsx';

/** A box that has to be ticked, or not, before the form goes. */
export function ContactAcceptance({ own, contactForm }: ContactControlProps) {
  return (
    <div className="loggia-contact-acceptance">
      <div className="loggia-contact-choice">
        <input {...own.getInputProps()} />
        <ContactLabel own={own} contactForm={contactForm} />
      </div>
      <ContactNotes own={own} />
    </div>
  );
}
