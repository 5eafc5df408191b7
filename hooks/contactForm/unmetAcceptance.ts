import type { ContactFormAcceptanceField, ContactFormDescription } from '../backend/ContactFormDescription.ts';

/** The first box that keeps the form from being sent; undefined where none does, or where the server judges them (point 5). */
export function unmetAcceptance(
  { fields, isAcceptanceValidated = false }: Pick<ContactFormDescription, 'fields' | 'isAcceptanceValidated'>,
  isTicked: (field: ContactFormAcceptanceField) => boolean,
): ContactFormAcceptanceField | undefined {
  if (isAcceptanceValidated) return undefined;
  return fields.find(
    (field): field is ContactFormAcceptanceField =>
      field.type === 'acceptance' && !field.isOptional && isTicked(field) === (field.isInverted ?? false),
  );
}
