import type { ContactFormInputField } from '../backend/ContactFormDescription.ts';
import { isInputField } from './isInputField.ts';
import { isListField } from './isListField.ts';
import type { ContactFormContext } from './types.ts';

/** The field that an input of the form belongs to. */
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
