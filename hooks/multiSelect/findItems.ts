import { clamp } from '../shared/clamp.ts';
import { PAGE_ITEM_COUNT } from './constants.ts';
import type { MultiSelectItem } from './types.ts';

/** Normalizes text for a search: without case and accents. */
const simplify = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase().trim();

/** Returns the items whose label contains the text, regardless of case and accents; all items for an empty text. */
export function matchingItems(items: readonly MultiSelectItem[], query: string): readonly MultiSelectItem[] {
  const wanted = simplify(query);
  return wanted ? items.filter(({ label }) => simplify(label).includes(wanted)) : items;
}

/**
 * Returns the next item whose label begins with the text, from the active one on, wrapping around. A single letter moves on to the next match;
 * more letters may keep the active item.
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

/** The moves of the active item by a key. A page is ten items. */
export type ActiveMove = 'next' | 'previous' | 'nextPage' | 'previousPage' | 'first' | 'last';

/** Returns the value of the item that a move makes active; the same at an end, null if nothing can be chosen. */
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
