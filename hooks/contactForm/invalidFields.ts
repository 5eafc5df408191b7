import type { InvalidContactField } from '../backend/ContactFormBackend.ts';
import type { ContactFormField, ContactFormInputField } from '../backend/ContactFormDescription.ts';
import { fieldKey, isInputField } from './fields.ts';

/** An error and the field that it is about; undefined where the form has no such field. */
export interface ContactFieldError extends InvalidContactField {
  readonly field: ContactFormInputField | undefined;
}

/**
 * What is wrong, in the order of the page: newer servers answer by kind of field. One error for each field, the first; errors about
 * fields that the form does not have come last.
 */
export function sortInvalidFields(
  fields: readonly ContactFormField[],
  invalidFields: readonly InvalidContactField[],
): readonly ContactFieldError[] {
  const places = new Map<string, { readonly index: number; readonly field: ContactFormInputField }>();
  for (const [index, field] of fields.entries()) {
    if (isInputField(field) && !places.has(fieldKey(field.name))) places.set(fieldKey(field.name), { index, field });
  }
  const firsts = new Map<string, InvalidContactField>();
  for (const invalid of invalidFields) {
    const key = fieldKey(invalid.name);
    if (!firsts.has(key)) firsts.set(key, invalid);
  }
  return [...firsts]
    .map(([key, invalid]) => ({ invalid, place: places.get(key) }))
    .sort((first, second) => (first.place?.index ?? fields.length) - (second.place?.index ?? fields.length))
    .map(({ invalid, place }) => ({ ...invalid, field: place?.field }));
}

/** Errors by `fieldKey`; of two about one field the first. */
export function byFieldKey(fields: readonly InvalidContactField[]): ReadonlyMap<string, InvalidContactField> {
  const map = new Map<string, InvalidContactField>();
  for (const field of fields) {
    const key = fieldKey(field.name);
    if (!map.has(key)) map.set(key, field);
  }
  return map;
}
