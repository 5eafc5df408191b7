import type { RefCallback } from 'react';
import type { ContactFormChoice, ContactFormInputField } from '../backend/ContactFormDescription.ts';
import type { ElementProps } from '../shared/ElementProps.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import type { FieldParts } from './fieldParts.ts';
import type { ContactFieldGetters } from './fieldTypes.ts';
import type { ContactFormContext } from './types.ts';

type Getters = Pick<
  ContactFieldGetters,
  'getSelectProps' | 'getChoiceProps' | 'getChoiceLabelProps' | 'getFreeTextProps'
>;

/** The value that a choice sends. */
const valueOf = ({ value, label }: ContactFormChoice): string => value ?? label;

/** The getters of fields that offer choices. */
export function choiceGetters(
  { elements, labels, inputName, keyOf }: ContactFormContext,
  field: ContactFormInputField,
  { elementId, name, choices, error, describing }: FieldParts,
  isFreeTextOn: boolean,
): Getters {
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
        // The group has the description; each box would say it again.
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
