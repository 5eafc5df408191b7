'use client';
import { useMemo } from 'react';
import { nearestIndexWhere } from './clamp.ts';

interface Identified {
  readonly id: string;
}

const ownId = ({ id }: Identified): string => id;

/**
 * Returns a function that maps a list item's index to its React key. An item keeps its key, and therefore its element
 * and focus, when the list is reordered, shortened or prepended to. Items with the same id get different keys.
 *
 * For items that have no `id`, pass a function as the second argument. Define it outside the component.
 *
 * @example
 * const keyOf = useItemKeys(images);
 * {grid.indices.map((index) => <li key={keyOf(index)} {...grid.getItemProps({ index })}>…</li>)}
 */
export function useItemKeys(items: readonly Identified[]): (index: number) => string;
export function useItemKeys<TItem>(items: readonly TItem[], idOf: (item: TItem) => string): (index: number) => string;
export function useItemKeys<TItem extends Identified>(
  items: readonly TItem[],
  idOf: (item: TItem) => string = ownId,
): (index: number) => string {
  return useMemo(() => {
    const keys = itemKeys(items, idOf);
    return (index: number) => keys[index] ?? `none ${index}`;
  }, [items, idOf]);
}

/** Returns the keys of a list in order: each id with the number of its earlier occurrences. */
function itemKeys<TItem>(items: readonly TItem[], idOf: (item: TItem) => string): readonly string[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const id = idOf(item);
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    return `${count} ${id}`;
  });
}

/**
 * Returns the index of the item with a key, searching outwards from its previous index, or `undefined` if it was
 * removed.
 */
export function indexOfKey(
  keyOf: (index: number) => string,
  { key, near, count }: { readonly key: string; readonly near: number; readonly count: number },
): number | undefined {
  const index = nearestIndexWhere(count, near, (candidate) => keyOf(candidate) === key);
  return index < 0 ? undefined : index;
}
