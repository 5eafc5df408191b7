import type { VisitedList, VisitedLists } from './VisitedList.ts';

/** The list that has an item of this id, and the item's index there. */
export function findItem(
  lists: VisitedLists,
  id: string,
): { readonly list: VisitedList; readonly index: number } | undefined {
  for (const { current: list } of lists) {
    const index = list.indexOf(id) ?? -1;
    if (index >= 0) return { list, index };
  }
  return undefined;
}
