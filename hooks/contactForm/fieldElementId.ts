import type { ContactFormInputField } from '../backend/ContactFormDescription.ts';
import type { ContactFormContext } from './types.ts';

/** Identity of a field's element: of its own, else made of its place, because a name may hold anything. */
export function fieldElementId(
  { id, form }: Pick<ContactFormContext, 'id' | 'form'>,
  field: ContactFormInputField,
): string {
  return field.id ?? `${id}-${form.fields.indexOf(field)}`;
}
