import { clamp } from '../../core/shared/clamp.ts';
import { PAGE_ITEM_COUNT } from './constants.ts';
import type { MultiSelectItem } from './types.ts';

/** Normalizes text for searching: converts it to lower case and removes accents. */
const simplify = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase().trim();

/** Returns the items whose label contains the text, ignoring case and accents. An empty text matches all items. */
export function matchingItems(items: readonly MultiSelectItem[], query: string): readonly MultiSelectItem[] {
  const wanted = simplify(query);
  return wanted ? items.filter(({ label }) => simplify(label).includes(wanted)) : items;
}

/**
 * Returns the next item whose label begins with the text, starting at the active item and wrapping around. If the text
 * is a single letter, the active item is skipped. If it is longer, the active item may match again.
 */
export function itemByPrefix(
  items: readonly MultiSelectItem[],
  activeValue: string | null,
  typed: string,
): MultiSelectItem | undefined {
  const wanted = simplify(typed);
  if (!wanted) return undefined;
  const from = items.findIndex(({ value }) => value === activeValue) + (wanted.length === 1 ? 1 : 0);
  const start = Math.max(0, from);
  return [...items.slice(start), ...items.slice(0, start)].find(
    ({ label, isDisabled }) => !isDisabled && simplify(label).startsWith(wanted),
  );
}

/** How a key moves the active item. A page consists of ten items. */
export type ActiveMove = 'next' | 'previous' | 'nextPage' | 'previousPage' | 'first' | 'last';

/**
 * Returns the value of the item that becomes active, or `null` if every item is disabled. The active item never moves
 * beyond either end of the list.
 */
export function moveActive(
  items: readonly MultiSelectItem[],
  activeValue: string | null,
  move: ActiveMove,
): string | null {
  const choosable = items.filter(({ isDisabled }) => !isDisabled);
  const at = choosable.findIndex(({ value }) => value === activeValue);
  const last = choosable.length - 1;
  const target = {
    next: at + 1,
    previous: at < 0 ? last : at - 1,
    nextPage: at + PAGE_ITEM_COUNT,
    previousPage: at - PAGE_ITEM_COUNT,
    first: 0,
    last,
  }[move];
  return choosable[clamp(target, 0, last)]?.value ?? null;
}
