import { clamp } from '../shared/clamp.ts';
import { PAGE_ITEM_COUNT } from './constants.ts';
import type { MultiSelectItem } from './multiSelectItem.ts';

/** Where a key goes to: the next or previous item that can be chosen, ten of them further, the first, the last. */
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
