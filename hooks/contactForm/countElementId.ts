import type { ContactFormCountField } from '../backend/ContactFormDescription.ts';
import type { ContactFormContext } from './types.ts';

/** Identity of a counter's element. */
export function countElementId(
  { id, form }: Pick<ContactFormContext, 'id' | 'form'>,
  count: ContactFormCountField,
): string {
  return `${id}-${form.fields.indexOf(count)}-count`;
}
