import type { ContactFormAcceptanceField, ContactFormDescription } from '../backend/ContactFormDescription.ts';
import { unmetAcceptances } from './unmetAcceptances.ts';

/** The first box that keeps the form from being sent; undefined where none does, or where the server judges them (point 5). */
export function unmetAcceptance(
  form: Pick<ContactFormDescription, 'fields' | 'isAcceptanceValidated'>,
  isTicked: (field: ContactFormAcceptanceField) => boolean,
): ContactFormAcceptanceField | undefined {
  return form.isAcceptanceValidated ? undefined : unmetAcceptances(form, isTicked)[0];
}
