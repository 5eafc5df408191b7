import type { EntryWindowView } from './types.ts';

/** Whether two views have the same entries in the same places. */
export function isSameView(one: EntryWindowView, other: EntryWindowView): boolean {
  return (
    one.height === other.height &&
    one.layout.width === other.layout.width &&
    one.indices.length === other.indices.length &&
    one.indices.every((index, place) => other.indices[place] === index && one.tops.get(index) === other.tops.get(index))
  );
}
