import type { MultiSelectItem } from './types.ts';

/** Whether none, some or all of the items are selected. */
export type SelectionState = 'none' | 'some' | 'all';

const enabled = ({ isDisabled }: MultiSelectItem): boolean => !isDisabled;

/** Returns the values in list order, followed by values that are not in the list. */
function inOrder(items: readonly MultiSelectItem[], values: ReadonlySet<string>): readonly string[] {
  const known = new Set(items.map(({ value }) => value).filter((value) => values.has(value)));
  const unknown = [...values].filter((value) => !known.has(value));
  return [...known, ...unknown];
}

/** Toggles an item. Returns the same array if the result would exceed `max` values. */
export function toggleValue(
  items: readonly MultiSelectItem[],
  values: readonly string[],
  value: string,
  max = Infinity,
): readonly string[] {
  const next = new Set(values);
  if (!next.delete(value)) next.add(value);
  const isTooMany = next.size > values.length && next.size > max;
  return isTooMany ? values : inOrder(items, next);
}

/** Adds every enabled item in `shown`, up to `max` values. */
export function chooseAll(
  items: readonly MultiSelectItem[],
  shown: readonly MultiSelectItem[],
  values: readonly string[],
  max = Infinity,
): readonly string[] {
  const next = new Set(values);
  for (const { value } of shown.filter(enabled)) {
    if (next.size < max) next.add(value);
  }
  return next.size === values.length ? values : inOrder(items, next);
}

/** Removes every enabled item in `shown`. */
export function chooseNone(shown: readonly MultiSelectItem[], values: readonly string[]): readonly string[] {
  const gone = new Set(shown.filter(enabled).map(({ value }) => value));
  const next = values.filter((value) => !gone.has(value));
  return next.length === values.length ? values : next;
}

/** Returns whether none, some or all of the enabled items in `shown` are selected. */
export function chosenAmount(shown: readonly MultiSelectItem[], values: readonly string[]): SelectionState {
  const isChosen = new Set(values);
  const choosable = shown.filter(enabled);
  const count = choosable.filter(({ value }) => isChosen.has(value)).length;
  if (count === 0) return 'none';
  return count === choosable.length ? 'all' : 'some';
}
