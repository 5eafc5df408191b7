'use client';
import type { ContactControlProps } from './ContactFieldProps.ts';

/** What a field asks for. */
export function ContactLabel({ own }: ContactControlProps) {
  // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the getter brings the field's id
  return <label {...own.getLabelProps({ className: 'loggia-contact-label' })} />;
}
