import type { VisitedLists } from './VisitedList.ts';

/** None of the lists is still on its way. */
export const isEveryListThere = (lists: VisitedLists): boolean =>
  [...lists].every(({ current }) => Boolean(current.windowed.layout?.count));
