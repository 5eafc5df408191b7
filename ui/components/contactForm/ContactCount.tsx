'use client';
import { useContactCount } from '@loggia/hooks/contactForm';
import type { ContactFormCountField } from '@loggia/hooks/backend';
import type { UseContactFormResult } from '@loggia/hooks/contactForm';

export interface ContactCountProps {
  readonly contactForm: UseContactFormResult;
  readonly count: ContactFormCountField;
}

/** How much was typed, or how much room is left. */
export function ContactCount({ contactForm, count }: ContactCountProps) {
  return <span {...useContactCount(contactForm, count).getCountProps({ className: 'loggia-contact-count' })} />;
}
