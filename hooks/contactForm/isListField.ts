import type { ContactFormField } from '../backend/ContactFormDescription.ts';

/** Whether it may send several values. Exclusive checkboxes and radio buttons send one. */
export function isListField(field: ContactFormField): boolean {
  if (field.type === 'select' || field.type === 'file') return field.isMultiple ?? false;
  return field.type === 'checkbox' && !field.isExclusive;
}
