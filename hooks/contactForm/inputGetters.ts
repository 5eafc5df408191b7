import type { ContactFormInputField } from '../backend/ContactFormDescription.ts';
import type { ElementProps } from '../shared/ElementProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import type { FieldParts } from './fieldParts.ts';
import type { ContactFieldGetters } from './fieldTypes.ts';
import { inputAttributes } from './inputAttributes.ts';
import type { ContactFormContext } from './types.ts';

type Getters = Pick<ContactFieldGetters, 'getInputProps' | 'getTextareaProps' | 'getTokenProps'>;

/** The getters of fields that are typed into, and of what stands beside them. */
export function inputGetters(
  { elements, inputName, keyOf }: ContactFormContext,
  field: ContactFormInputField,
  { elementId, name, error, quiz, captcha, describing }: FieldParts,
): Getters {
  const shared = {
    id: elementId,
    ref: elements.refFor(keyOf(field)),
    name,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': describing,
  };
  return {
    getInputProps: (props) => mergeProps({ ...inputAttributes(field), ...shared }, props),
    getTextareaProps: (props) => {
      const text = field.type === 'textarea' ? field : undefined;
      const own: ElementProps<'textarea'> = {
        ...shared,
        required: field.isRequired || undefined,
        rows: text?.rows,
        placeholder: text?.placeholder,
        autoComplete: text?.autoComplete,
        defaultValue: text?.defaultValue,
        readOnly: text?.isReadOnly,
        inputMode: text?.inputMode,
      };
      return mergeProps(own, props);
    },
    getTokenProps: (props) => {
      const part = captcha ? 'captchaToken' : 'quizToken';
      const value = quiz?.token ?? captcha?.token ?? '';
      return mergeProps({ type: 'hidden', name: inputName(field.name, part, false), value, readOnly: true }, props);
    },
  };
}
