import { clamp } from '../shared/clamp.ts';
import { PAGE_ITEM_COUNT } from './constants.ts';
import type { MultiSelectItem } from './types.ts';

/** Normalises text as people type it: without case and without accents. */
const simplify = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase().trim();

/** The items whose label has the text in it, whatever its case and accents; all of them for an empty text. */
export function matchingItems(items: readonly MultiSelectItem[], query: string): readonly MultiSelectItem[] {
  const wanted = simplify(query);
  return wanted ? items.filter(({ label }) => simplify(label).includes(wanted)) : items;
}

/**
 * The next item whose label begins with the text, from the active one on and around. One letter goes on to the next item
 * of that letter; more letters may keep the active one.
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

/** Returns the target of a key: the next or previous item that can be chosen, ten further, the first, the last. */
export type ActiveMove = 'next' | 'previous' | 'nextPage' | 'previousPage' | 'first' | 'last';

/** The value of the item that a key makes active; the same at an end, null where nothing can be chosen. */
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
