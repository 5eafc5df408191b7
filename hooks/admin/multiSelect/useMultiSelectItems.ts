'use client';
import { useMemo } from 'react';
import { useControllableState } from '../../core/shared/useControllableState.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import type { MultiSelectItem, UseMultiSelectOptions, UseMultiSelectResult } from './types.ts';
import type { MultiSelectValues } from './useMultiSelectChoice.ts';

const NO_ITEMS: readonly MultiSelectItem[] = [];

export interface MultiSelectItems extends Pick<
  UseMultiSelectResult,
  'items' | 'addItem' | 'removeItem' | 'removeAll' | 'enableItem' | 'disableItem'
> {
  /** Returns the value of the item with this index or value. Throws a `RangeError` if there is no such item. */
  readonly valueOf: (key: number | string) => string;
}

/** Manages the items. Removing an item also unselects it. */
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
  const add = useStableCallback((...[item, index]: Parameters<UseMultiSelectResult['addItem']>) => {
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
  return { items, addItem: add, removeItem: remove, removeAll, valueOf, ...verbs };
}

/** Creates an error with SumoSelect's message, plus an explanation in development. */
function outOfBounds(key: number | string, count: number): RangeError {
  return new RangeError(
    process.env.NODE_ENV === 'production'
      ? 'index out of bounds'
      : `index out of bounds: there is no item ${JSON.stringify(key)} among ${count}. Nothing was changed. ` +
          'Pass the index of an item, from 0, or its value.',
  );
}

/** Returns the index of the item with this index or value. Throws a `RangeError` if there is no such item. */
export function indexOfItem(items: readonly MultiSelectItem[], key: number | string): number {
  const index = typeof key === 'number' ? key : items.findIndex(({ value }) => value === key);
  if (!Number.isInteger(index) || index < 0 || index >= items.length) throw outOfBounds(key, items.length);
  return index;
}

/**
 * Inserts an item at the given index or at the end. Throws a `TypeError` if the item has no value, or a `RangeError` if
 * the index is out of bounds.
 */
export function addItem(
  items: readonly MultiSelectItem[],
  item: Pick<MultiSelectItem, 'value'> & Partial<MultiSelectItem>,
  index = items.length,
): readonly MultiSelectItem[] {
  // A caller that does not use TypeScript may pass undefined.
  if (!(item as typeof item | undefined)?.value) {
    throw new TypeError(
      process.env.NODE_ENV === 'production'
        ? 'No value to add'
        : 'No value to add. Items need a unique, non-empty `value` to be selected and submitted.',
    );
  }
  if (!Number.isInteger(index) || index < 0 || index > items.length) throw outOfBounds(index, items.length);
  return [...items.slice(0, index), { ...item, label: item.label ?? item.value }, ...items.slice(index)];
}

/** Removes an item. Throws a `RangeError` if there is no such item. */
export function removeItem(items: readonly MultiSelectItem[], key: number | string): readonly MultiSelectItem[] {
  const index = indexOfItem(items, key);
  return items.filter((_, position) => position !== index);
}

/** Enables or disables an item. Throws a `RangeError` if there is no such item. */
export function setItemDisabled(
  items: readonly MultiSelectItem[],
  key: number | string,
  isDisabled: boolean,
): readonly MultiSelectItem[] {
  const index = indexOfItem(items, key);
  return items.map((item, position) => (position === index ? { ...item, isDisabled } : item));
}
