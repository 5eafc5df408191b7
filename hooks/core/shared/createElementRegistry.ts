import type { RefCallback } from 'react';

/**
 * Tracks the elements that use the same prop getter, by key. Ref callbacks are stable while their elements are mounted.
 */
export interface ElementRegistry<TKey, TElement extends Element> {
  get(key: TKey): TElement | null;
  entries(): IterableIterator<[TKey, TElement]>;
  refFor(key: TKey): RefCallback<TElement>;
}

/** Creates an empty registry. Call this once per hook, and keep the registry as state. */
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
          // A newer callback for the same key may already be waiting for its element.
          if (refs.get(key) === ref) refs.delete(key);
        }
      };
      refs.set(key, ref);
      return ref;
    },
  };
}
