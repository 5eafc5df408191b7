import type { RefCallback } from 'react';
import type {
  ContactFormAcceptanceField,
  ContactFormChoice,
  ContactFormInputField,
  ContactFormLineField,
} from '../../data/backend/ContactFormDescription.ts';
import type { ElementProps } from '../../core/shared/ElementProps.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import type { FieldParts } from './fieldParts.ts';
import type { ContactFieldGetters, ContactFormContext } from './types.ts';

type TypedFieldGetters = Pick<ContactFieldGetters, 'getInputProps' | 'getTextareaProps' | 'getTokenProps'>;

/** Creates the prop getters for text fields, and for a quiz's or captcha's hidden token. */
export function inputGetters(
  { elements, inputName, keyOf }: ContactFormContext,
  field: ContactFormInputField,
  { elementId, name, error, quiz, captcha, describing }: FieldParts,
): TypedFieldGetters {
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

function lineAttributes({
  placeholder,
  autoComplete,
  defaultValue,
  isReadOnly,
  inputMode,
}: ContactFormLineField): ElementProps<'input'> {
  return { placeholder, autoComplete, defaultValue, readOnly: isReadOnly, inputMode };
}

const mustBeTicked = ({ isRequired, isOptional, isInverted }: ContactFormAcceptanceField): true | undefined =>
  isRequired || !(isOptional || isInverted) || undefined;

/**
 * Returns the attributes for a field's input. `maxlength` is omitted because it would truncate what the user types. A
 * counter or the server reports the limit instead.
 */
function inputAttributes(field: ContactFormInputField): ElementProps<'input'> {
  const required = field.isRequired || undefined;
  switch (field.type) {
    case 'number':
    case 'range':
      return {
        type: field.type,
        required,
        min: field.min,
        max: field.max,
        step: field.step,
        ...lineAttributes(field),
      };
    case 'date':
      return { type: 'date', required, min: field.min, max: field.max, ...lineAttributes(field) };
    case 'acceptance':
      return { type: 'checkbox', value: '1', required: mustBeTicked(field), defaultChecked: field.isTicked ?? false };
    case 'quiz':
    case 'captcha':
      return { type: 'text', required: true, autoComplete: 'off', autoCapitalize: 'none', spellCheck: false };
    case 'file':
      return {
        type: 'file',
        required,
        accept: field.accept,
        multiple: field.isMultiple || undefined,
        capture: field.capture,
      };
    case 'text':
    case 'email':
    case 'url':
    case 'tel':
      return {
        type: field.type,
        required,
        pattern: field.pattern,
        ...lineAttributes(field),
      };
    default:
      return { type: 'text', required };
  }
}

type ChoiceFieldGetters = Pick<
  ContactFieldGetters,
  'getSelectProps' | 'getChoiceProps' | 'getChoiceLabelProps' | 'getFreeTextProps'
>;

/** Returns the value that is sent for a choice. */
const valueOf = ({ value, label }: ContactFormChoice): string => value ?? label;

/** Creates the prop getters for fields with choices. */
export function choiceGetters(
  { elements, labels, inputName, keyOf }: ContactFormContext,
  field: ContactFormInputField,
  { elementId, name, choices, error, describing }: FieldParts,
  isFreeTextOn: boolean,
): ChoiceFieldGetters {
  const ref: RefCallback<HTMLElement> = elements.refFor(keyOf(field));
  const invalid = error !== undefined || undefined;
  const choiceId = (choice: ContactFormChoice): string => {
    const index = choices.indexOf(choice);
    return index === 0 ? elementId : `${elementId}-${index}`;
  };
  return {
    getSelectProps: (props) => {
      const chosen = choices.filter(({ isChosen }) => isChosen).map(valueOf);
      const isMultiple = field.type === 'select' && (field.isMultiple ?? false);
      const own: ElementProps<'select'> = {
        id: elementId,
        ref,
        name,
        required: field.isRequired || undefined,
        multiple: isMultiple || undefined,
        defaultValue: isMultiple ? chosen : chosen[0],
        'aria-invalid': invalid,
        'aria-describedby': describing,
      };
      return mergeProps(own, props);
    },
    getChoiceProps: ({ choice, ...props }) => {
      const own: ElementProps<'input'> = {
        id: choiceId(choice),
        type: field.type,
        name,
        value: valueOf(choice),
        defaultChecked: choice.isChosen ?? false,
        disabled: choice.isDisabled || undefined,
        // The description is on the group. Repeating it on each input would be too verbose.
        'aria-invalid': invalid,
        ...(choices[0] === choice && { ref }),
      };
      return mergeProps(own, props);
    },
    getChoiceLabelProps: ({ choice, ...props }) =>
      mergeProps({ htmlFor: choiceId(choice), children: choice.label }, props),
    getFreeTextProps: (props) => {
      const own: ElementProps<'input'> = {
        type: 'text',
        name: inputName(field.name, 'freeText', false),
        'aria-label': fillLabel(labels.freeText, { choice: choices.at(-1)?.label ?? '' }),
        disabled: !isFreeTextOn,
      };
      return mergeProps(own, props);
    },
  };
}
