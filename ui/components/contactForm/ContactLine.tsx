'use client';
import type { ContactControlProps } from './ContactFieldProps.ts';
import { ContactLabel } from './ContactLabel.tsx';
import { ContactNotes } from './ContactNotes.tsx';
import { ContactSelect } from './ContactSelect.tsx';

/** A field that is typed into, chosen from a list, or a file. */
export function ContactLine({ own, contactForm }: ContactControlProps) {
  const { type } = own.field;
  return (
    <div className="loggia-contact-field" data-type={type} data-required={own.field.isRequired ? '' : undefined}>
      <ContactLabel own={own} contactForm={contactForm} />
      {type === 'select' && <ContactSelect own={own} />}
      {type === 'textarea' && <textarea {...own.getTextareaProps()} />}
      {type !== 'select' && type !== 'textarea' && <input {...own.getInputProps()} />}
      {type === 'quiz' && <input {...own.getTokenProps()} />}
      <ContactNotes own={own} />
    </div>
  );
}
