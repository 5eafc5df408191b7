import type { ContactFormField, ContactFormInputField } from '../backend/ContactFormDescription.ts';

const OTHERS: ReadonlySet<ContactFormField['type']> = new Set([
  'hidden',
  'submit',
  'count',
  'heading',
  'paragraph',
  'list',
  'groupStart',
  'groupEnd',
]);

/** Whether a visitor fills it in. */
export function isInputField(field: ContactFormField): field is ContactFormInputField {
  return !OTHERS.has(field.type);
}
