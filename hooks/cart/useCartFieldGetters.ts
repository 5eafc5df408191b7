'use client';
import { useMemo } from 'react';
import type { PriceList } from '../backend/PriceList.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { createDownloadProps } from './createDownloadProps.ts';
import { createParameterProps } from './createParameterProps.ts';
import type { FieldSetup } from './FieldSetup.ts';
import type { CartFieldGetters } from './types.ts';

/** The getters of everything that is typed, chosen and ticked. */
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
      onBlur: () => change({ type: 'countLeft' }),
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
