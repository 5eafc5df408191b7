import type { ContactInputPart, InvalidContactField } from '../../data/backend/ContactFormBackend.ts';
import type {
  ContactFormAcceptanceField,
  ContactFormDescription,
  ContactFormField,
  ContactFormInputField,
} from '../../data/backend/ContactFormDescription.ts';
import type { ContactFormContext } from './types.ts';

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

/** Whether the user can fill in this field. */
export function isInputField(field: ContactFormField): field is ContactFormInputField {
  return !OTHERS.has(field.type);
}

/** Whether a field can have several values. Radio buttons and exclusive checkboxes have one. */
export function isListField(field: ContactFormField): boolean {
  if (field.type === 'select' || field.type === 'file') return field.isMultiple ?? false;
  return field.type === 'checkbox' && !field.isExclusive;
}

/** Returns the field that one of the form's inputs belongs to. */
export function fieldOfInput(
  { form, inputName }: Pick<ContactFormContext, 'form' | 'inputName'>,
  name: string,
): ContactFormInputField | undefined {
  return form.fields
    .filter(isInputField)
    .find(
      (field) =>
        inputName(field.name, 'value', isListField(field)) === name ||
        inputName(field.name, 'freeText', false) === name,
    );
}

/**
 * Returns the consent checkboxes that are in the wrong state: unchecked, or checked if inverted. Optional ones are
 * skipped.
 */
export function unmetAcceptances(
  { fields }: Pick<ContactFormDescription, 'fields'>,
  isTicked: (field: ContactFormAcceptanceField) => boolean,
): readonly ContactFormAcceptanceField[] {
  return fields.filter(
    (field): field is ContactFormAcceptanceField =>
      field.type === 'acceptance' && !field.isOptional && isTicked(field) === (field.isInverted ?? false),
  );
}

/**
 * Returns a key for comparing field names. Servers drop the `[]` of lists and replace dots and whitespace with
 * underscores (`my.field[]` becomes `my_field`), so names from a server are never compared directly or used in
 * selectors.
 */
export function fieldKey(name: string): string {
  return name.replace(/\[\]$/, '').replaceAll(/[.\s]/g, '_');
}

/** Returns the default name of an input, for backends that do not define one. */
export function plainInputName(fieldName: string, part: ContactInputPart, isList: boolean): string {
  if (part !== 'value') return `${fieldName}-${part}`;
  return isList ? `${fieldName}[]` : fieldName;
}

/** An error and the field it belongs to. The field is undefined if the form does not contain it. */
export interface ContactFieldError extends InvalidContactField {
  readonly field: ContactFormInputField | undefined;
}

/**
 * Sorts errors into document order, because newer servers group them by field type. Keeps only the first error for each
 * field. Errors for unknown fields come last.
 */
export function sortInvalidFields(
  fields: readonly ContactFormField[],
  invalidFields: readonly InvalidContactField[],
): readonly ContactFieldError[] {
  const positions = new Map<string, { readonly index: number; readonly field: ContactFormInputField }>();
  for (const [index, field] of fields.entries()) {
    if (isInputField(field) && !positions.has(fieldKey(field.name)))
      positions.set(fieldKey(field.name), { index, field });
  }
  const firsts = new Map<string, InvalidContactField>();
  for (const invalid of invalidFields) {
    const key = fieldKey(invalid.name);
    if (!firsts.has(key)) firsts.set(key, invalid);
  }
  return [...firsts]
    .map(([key, invalid]) => ({ invalid, position: positions.get(key) }))
    .sort((first, second) => (first.position?.index ?? fields.length) - (second.position?.index ?? fields.length))
    .map(({ invalid, position }) => ({ ...invalid, field: position?.field }));
}

/** Returns the first error for each field, by `fieldKey`. */
export function byFieldKey(fields: readonly InvalidContactField[]): ReadonlyMap<string, InvalidContactField> {
  const map = new Map<string, InvalidContactField>();
  for (const field of fields) {
    const key = fieldKey(field.name);
    if (!map.has(key)) map.set(key, field);
  }
  return map;
}
