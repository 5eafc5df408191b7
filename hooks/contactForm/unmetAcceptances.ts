import type { ContactFormAcceptanceField, ContactFormDescription } from '../backend/ContactFormDescription.ts';

/** The boxes that are not as they have to be. */
export function unmetAcceptances(
  { fields }: Pick<ContactFormDescription, 'fields'>,
  isTicked: (field: ContactFormAcceptanceField) => boolean,
): readonly ContactFormAcceptanceField[] {
  return fields.filter(
    (field): field is ContactFormAcceptanceField =>
      field.type === 'acceptance' && !field.isOptional && isTicked(field) === (field.isInverted ?? false),
  );
}
