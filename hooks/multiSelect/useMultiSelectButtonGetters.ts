'use client';
import { useMemo } from 'react';
import type { MouseEvent } from 'react';
import { fillLabel } from '../shared/fillLabel.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import type { MultiSelectParts } from './MultiSelectParts.ts';
import type { UseMultiSelectResult } from './types.ts';

type ButtonGetters = Pick<
  UseMultiSelectResult,
  'getSelectAllProps' | 'getConfirmProps' | 'getCancelProps' | 'getClearAllProps' | 'getStatusProps'
>;

const ARIA_CHECKED = { none: false, some: 'mixed', all: true } as const;

const button = (children: string, onPress: (event: Event) => void) => ({
  type: 'button' as const,
  children,
  onClick: ({ nativeEvent }: MouseEvent) => onPress(nativeEvent),
});

/** The getters of the buttons beside the list, and of what is announced. */
export function useMultiSelectButtonGetters({ choice, amount, labels, leave }: MultiSelectParts): ButtonGetters {
  const { isOpen, view, shown, tickAll } = choice;
  const count = shown.length;
  return useMemo<ButtonGetters>(() => {
    const selectAll = {
      ...button(labels.selectAll, (event) => tickAll(amount !== 'all', event)),
      role: 'checkbox',
      'aria-checked': ARIA_CHECKED[amount],
    } as const;
    const confirm = button(labels.confirm, (event) => leave('confirmed', true, event));
    const cancel = button(labels.cancel, (event) => leave('canceled', false, event));
    const clearAll = button(labels.clearAll, (event) => tickAll(false, event));
    const found = isOpen && view.query ? fillLabel(labels.matches, { count }) : '';
    const status = { role: 'status', 'aria-live': 'polite', children: found } as const;
    return {
      getSelectAllProps: (props) => mergeProps(selectAll, props),
      getConfirmProps: (props) => mergeProps(confirm, props),
      getCancelProps: (props) => mergeProps(cancel, props),
      getClearAllProps: (props) => mergeProps(clearAll, props),
      getStatusProps: (props) => mergeProps(status, props),
    };
  }, [amount, labels, leave, isOpen, view, count, tickAll]);
}
