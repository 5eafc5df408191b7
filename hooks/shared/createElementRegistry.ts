import type { RefCallback } from 'react';

/** The elements of a getter that is used for many, by key. Its ref callbacks keep their identity while mounted. */
export interface ElementRegistry<TKey, TElement extends Element> {
  get(key: TKey): TElement | null;
  entries(): IterableIterator<[TKey, TElement]>;
  refFor(key: TKey): RefCallback<TElement>;
}

/** An empty registry; make it once per hook, as state. */
export function createElementRegistry<TKey, TElement extends Element>(
  onAttach?: (key: TKey, element: TElement) => void,
): ElementRegistry<TKey, TElement> {
  const elements = new Map<TKey, TElement>();
  const refs = new Map<TKey, RefCallback<TElement>>();
  return {
    get: (key) => elements.get(key) ?? null,
    entries: () => elements.entries(),
    refFor(key) {
      const known = refs.get(key);
      if (known) return known;
      const ref = (element: TElement | null): void => {
        if (element) {
          elements.set(key, element);
          onAttach?.(key, element);
        } else {
          elements.delete(key);
          // A newer callback for the same key may be waiting for its element already.
          if (refs.get(key) === ref) refs.delete(key);
        }
      };
      refs.set(key, ref);
      return ref;
    },
  };
}
