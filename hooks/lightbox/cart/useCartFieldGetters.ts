'use client';
import { useMemo } from 'react';
import type {
  DownloadItem,
  DownloadProducts,
  PriceList,
  PriceListOption,
  PriceListParameter,
} from '../../data/backend/CartBackend.ts';
import { encodeText } from '../../core/shared/encodeText.ts';
import type { ElementRegistry } from '../../core/shared/createElementRegistry.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { chosenValue, copiesOf, type CartChoiceEvent, type CartChoices } from './cartChoices.ts';
import type { CartLabels } from './labels.ts';
import type { CartFieldGetters } from './types.ts';
import type { CartProblem } from './useAddToCart.ts';

/** Creates the prop getters for text fields, selects, options and quantities. */
export function useCartFieldGetters(priceList: PriceList | undefined, setup: FieldSetup): CartFieldGetters {
  const { id, labels, fields, choices, change, problem } = setup;
  return useMemo(() => {
    const parameters = createParameterProps({ id, choices, change });
    const downloads = createDownloadProps(priceList?.downloads, { id, labels, fields, choices, change, problem });
    const countId = `${id}-count`;
    const count = {
      id: countId,
      type: 'number',
      inputMode: 'numeric',
      min: 1,
      step: 1,
      value: choices.countText ?? '1',
      onChange: (event: { readonly currentTarget: HTMLInputElement }) =>
        change({ type: 'countTyped', text: event.currentTarget.value }),
      onBlur: () => change({ type: 'countBlurred' }),
    } as const;
    return {
      getParameterLabelProps: ({ parameter, ...props }) => mergeProps(parameters.label(parameter), props),
      getGroupProps: ({ parameter, ...props }) => mergeProps(parameters.group(parameter), props),
      getGroupTitleProps: ({ parameter, ...props }) => mergeProps(parameters.groupTitle(parameter), props),
      getTextFieldProps: ({ parameter, ...props }) =>
        mergeProps({ type: 'text', ...parameters.field(parameter) } as const, props),
      getTextAreaProps: ({ parameter, ...props }) => mergeProps(parameters.field(parameter), props),
      getSelectProps: ({ parameter, ...props }) => mergeProps(parameters.field(parameter), props),
      getOptionProps: ({ parameter, option, ...props }) => mergeProps(parameters.option(parameter, option), props),
      getCountLabelProps: (props) => mergeProps({ htmlFor: countId }, props),
      getCountProps: (props) => mergeProps(count, props),
      getDownloadProps: ({ item, ...props }) => mergeProps(downloads(item), props),
    };
  }, [priceList, id, labels, fields, choices, change, problem]);
}

interface ChangedField {
  readonly currentTarget: { readonly value: string };
}

interface ChangedBox {
  readonly currentTarget: { readonly checked: boolean };
}

/** Creates the props for a parameter's fields, options and labels. */
function createParameterProps({ id, choices, change }: Pick<FieldSetup, 'id' | 'choices' | 'change'>) {
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

interface ChangedDownload {
  readonly currentTarget: { readonly value: string; readonly checked: boolean };
}

/** Creates the props for a download's field: a checkbox, or an input for the number of copies. */
function createDownloadProps(downloads: DownloadProducts = { items: [] }, setup: FieldSetup) {
  const { id, labels, fields, choices, change, problem } = setup;
  const isWrong = problem === 'noDownload' || problem === 'noCopies';

  return ({ id: itemId, name }: DownloadItem) => {
    const own = {
      ref: fields.refFor(downloadKey(itemId)),
      'aria-invalid': isWrong || undefined,
      'aria-describedby': isWrong ? messageId(id) : undefined,
    };
    if (!downloads.isCounted) {
      return {
        ...own,
        type: 'checkbox',
        value: itemId,
        'aria-label': fillLabel(labels.chooseDownload, { name }),
        checked: copiesOf(downloads, itemId, choices) > 0,
        onChange: ({ currentTarget }: ChangedDownload) =>
          change({ type: 'copiesTyped', id: itemId, text: currentTarget.checked ? '1' : '0' }),
      };
    }
    return {
      ...own,
      type: 'number',
      inputMode: 'numeric' as const,
      min: 0,
      step: 1,
      'aria-label': fillLabel(labels.copiesOfDownload, { name }),
      value: choices.copies.get(itemId) ?? '0',
      onChange: ({ currentTarget }: ChangedDownload) =>
        change({ type: 'copiesTyped', id: itemId, text: currentTarget.value }),
      onBlur: () => change({ type: 'copiesBlurred', id: itemId }),
    };
  };
}

/** Options shared by the tab and field prop getters. */
export interface FieldSetup {
  /** The panel's id, which prefixes all other ids. */
  readonly id: string;
  readonly labels: CartLabels;
  /** The elements to focus (the panel, tabs and downloads), and the message to scroll into view. */
  readonly fields: ElementRegistry<string, HTMLElement>;
  readonly choices: CartChoices;
  change(event: CartChoiceEvent): void;
  /** Why the last click on "Add to cart" was refused; `null` if it was not refused. */
  readonly problem: CartProblem | null;
}

/** Returns the id of the message element. Invalid fields refer to it with `aria-describedby`. */
export function messageId(cartId: string): string {
  return `${cartId}-message`;
}

/** Returns the key under which a download's field is registered. Tabs are registered under their section's name. */
export function downloadKey(itemId: string): string {
  return `download ${itemId}`;
}
