import type { ContactFormField } from '../../backend/ContactFormDescription.ts';
import { isInputField } from '../isInputField.ts';

/** Names of the fields that are looked at when `name` has been left: all up to it, in the order of the page (facts.md 5.5). */
export function fieldsUpTo(fields: readonly ContactFormField[], name: string): readonly string[] {
  const names = fields.filter(isInputField).map((field) => field.name);
  return names.slice(0, names.indexOf(name) + 1);
}
