import type { ContactFormField, ContactFormInputField } from '../backend/ContactFormDescription.ts';

/** Whether a visitor fills it in. */
export function isInputField(field: ContactFormField): field is ContactFormInputField {
  return field.type !== 'hidden' && field.type !== 'submit' && field.type !== 'count';
}
