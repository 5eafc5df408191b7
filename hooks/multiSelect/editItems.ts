import type { MultiSelectItem } from './multiSelectItem.ts';

/** What happened, as the original says it, then why and how to mend it. */
function outOfBounds(key: number | string, count: number): RangeError {
  return new RangeError(
    process.env.NODE_ENV === 'production'
      ? 'index out of bounds'
      : `index out of bounds: there is no item ${JSON.stringify(key)} among ${count}. Nothing was changed. ` +
          'Give the position of an item from 0, or its value.',
  );
}

/** The position of an item, by position or by value. Throws `RangeError` where there is none. */
export function indexOfItem(items: readonly MultiSelectItem[], key: number | string): number {
  const index = typeof key === 'number' ? key : items.findIndex(({ value }) => value === key);
  if (!Number.isInteger(index) || index < 0 || index >= items.length) throw outOfBounds(key, items.length);
  return index;
}

/** The list with one item more, at a position or at the end. Throws `TypeError` without a value, `RangeError` beyond the end. */
export function addItem(
  items: readonly MultiSelectItem[],
  item: Pick<MultiSelectItem, 'value'> & Partial<MultiSelectItem>,
  index = items.length,
): readonly MultiSelectItem[] {
  // A caller without types may give nothing at all.
  if (!(item as typeof item | undefined)?.value) {
    throw new TypeError(
      process.env.NODE_ENV === 'production'
        ? 'No value to add'
        : 'No value to add: an item without a value could neither be chosen nor sent. Nothing was changed. Give it a value of its own.',
    );
  }
  if (!Number.isInteger(index) || index < 0 || index > items.length) throw outOfBounds(index, items.length);
  return [...items.slice(0, index), { ...item, label: item.label ?? item.value }, ...items.slice(index)];
}

/** The list without one item. Throws `RangeError` where there is none. */
export function removeItem(items: readonly MultiSelectItem[], key: number | string): readonly MultiSelectItem[] {
  const index = indexOfItem(items, key);
  return items.filter((_, position) => position !== index);
}

/** The list with one item that can, or cannot, be chosen. Throws `RangeError` where there is none. */
export function setItemDisabled(
  items: readonly MultiSelectItem[],
  key: number | string,
  isDisabled: boolean,
): readonly MultiSelectItem[] {
  const index = indexOfItem(items, key);
  return items.map((item, position) => (position === index ? { ...item, isDisabled } : item));
}
