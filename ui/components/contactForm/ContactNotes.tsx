'use client';
import type { ContactControlProps } from './ContactFieldProps.ts';

/** What helps with a field, and what is wrong with it. */
export function ContactNotes({ own }: Pick<ContactControlProps, 'own'>) {
  return (
    <>
      <p {...own.getHintProps({ className: 'loggia-contact-hint' })} />
      <p {...own.getErrorProps({ className: 'loggia-contact-error' })} />
    </>
  );
}
