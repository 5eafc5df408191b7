'use client';
import { useMemo } from 'react';
import { useControllableState } from '../shared/useControllableState.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { addItem, indexOfItem, removeItem, setItemDisabled } from './editItems.ts';
import type { MultiSelectItem } from './multiSelectItem.ts';
import type { UseMultiSelectOptions, UseMultiSelectResult } from './types.ts';
import type { MultiSelectValues } from './useMultiSelectValues.ts';

const NO_ITEMS: readonly MultiSelectItem[] = [];

export interface MultiSelectItems extends Pick<
  UseMultiSelectResult,
  'items' | 'add' | 'remove' | 'removeAll' | 'enableItem' | 'disableItem'
> {
  /** The value of an item, by position or value. Throws `RangeError` where there is none. */
  readonly valueOf: (key: number | string) => string;
}

/** The list and the verbs that change it. What is removed is chosen no longer. */
export function useMultiSelectItems(
  options: Pick<UseMultiSelectOptions, 'items' | 'defaultItems' | 'onItemsChange'>,
  change: MultiSelectValues['change'],
): MultiSelectItems {
  const [items, request] = useControllableState<readonly MultiSelectItem[], 'imperative'>({
    name: 'items',
    value: options.items,
    defaultValue: options.defaultItems ?? NO_ITEMS,
    onChange: options.onItemsChange,
  });
  const forget = (gone: readonly string[]): void =>
    change((values) => {
      const isGone = new Set(gone);
      const left = values.filter((value) => !isGone.has(value));
      return left.length === values.length ? values : left;
    }, 'removed');
  const remove = useStableCallback((key: number | string) => {
    const gone = items[indexOfItem(items, key)]?.value ?? '';
    if (request(removeItem(items, key), 'imperative')) forget([gone]);
  });
  const removeAll = useStableCallback(() => {
    if (request(NO_ITEMS, 'imperative')) forget(items.map(({ value }) => value));
  });
  const add = useStableCallback((...[item, index]: Parameters<UseMultiSelectResult['add']>) => {
    request(addItem(items, item, index), 'imperative');
  });
  const setDisabled = useStableCallback((key: number | string, isDisabled: boolean) => {
    request(setItemDisabled(items, key, isDisabled), 'imperative');
  });
  const valueOf = useStableCallback((key: number | string) => items[indexOfItem(items, key)]?.value ?? '');
  const verbs = useMemo(
    () => ({
      enableItem: (key: number | string) => setDisabled(key, false),
      disableItem: (key: number | string) => setDisabled(key, true),
    }),
    [setDisabled],
  );
  return { items, add, remove, removeAll, valueOf, ...verbs };
}
