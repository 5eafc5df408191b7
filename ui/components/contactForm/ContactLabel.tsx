'use client';
import type { ContactControlProps } from './ContactFieldProps.ts';
import { ContactText } from './ContactText.tsx';

/** What a field asks for. */
export function ContactLabel({ own, contactForm }: ContactControlProps) {
  // A question is renewed, and stands with its label.
  const richLabel = own.question === undefined ? own.field.richLabel : undefined;
  const rich = richLabel && { children: <ContactText contactForm={contactForm} text={richLabel} /> };
  // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the getter brings the field's id
  return <label {...own.getLabelProps({ className: 'loggia-contact-label', ...rich })} />;
}
