import type { PriceListOption, PriceListParameter } from '../backend/PriceList.ts';
import { chosenValue } from './chosenValue.ts';
import type { FieldSetup } from './FieldSetup.ts';
import { encodeText } from '../shared/encodeText.ts';

interface ChangedField {
  readonly currentTarget: { readonly value: string };
}

interface ChangedBox {
  readonly currentTarget: { readonly checked: boolean };
}

/** Props of the fields of a parameter, of its options and of what names them. */
export function createParameterProps({ id, choices, change }: Pick<FieldSetup, 'id' | 'choices' | 'change'>) {
  const idOf = (parameter: PriceListParameter) => `${id}-parameter-${encodeText(parameter.id)}`;

  function option(parameter: PriceListParameter, { value }: PriceListOption) {
    const chosen = chosenValue(parameter, choices);
    const isGroup = parameter.kind === 'checkboxes';
    const { id: parameterId } = parameter;
    return {
      type: isGroup ? 'checkbox' : 'radio',
      name: idOf(parameter),
      value,
      checked: typeof chosen === 'string' ? chosen === value : (chosen?.includes(value) ?? false),
      onChange: (event: ChangedBox) =>
        isGroup
          ? change({ type: 'optionToggled', id: parameterId, value, isChecked: event.currentTarget.checked })
          : change({ type: 'parameterChosen', id: parameterId, value }),
    };
  }

  return {
    option,
    label: (parameter: PriceListParameter) => ({ htmlFor: idOf(parameter) }),
    group: (parameter: PriceListParameter) => ({
      role: parameter.kind === 'radio' ? 'radiogroup' : 'group',
      'aria-labelledby': `${idOf(parameter)}-title`,
    }),
    groupTitle: (parameter: PriceListParameter) => ({ id: `${idOf(parameter)}-title` }),
    field(parameter: PriceListParameter) {
      const chosen = chosenValue(parameter, choices);
      return {
        id: idOf(parameter),
        value: typeof chosen === 'string' ? chosen : '',
        onChange: (event: ChangedField) =>
          change({ type: 'parameterChosen', id: parameter.id, value: event.currentTarget.value }),
      };
    },
  };
}
