'use client';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { usePrinting } from '../layout/usePrinting.ts';
import { ENTRY_OVERSCAN_WINDOWS, UNWINDOWED_ENTRY_COUNT } from './constants.ts';

export interface UseEntryWindowResult<TList extends Element> {
  /** For the list, whose children are the entries in their order, mounted or not. */
  readonly listRef: RefObject<TList>;
  /** There are more entries than the document holds all of: `data-long` on the kit's list, for the style sheet. */
  readonly isLong: boolean;
  /** Whether the content of the entry belongs in the document now. */
  isMounted(index: number): boolean;
}

/**
 * The entries of a list in which each is as high as it is. Of more than `UNWINDOWED_ENTRY_COUNT` those far from the window are not in
 * the document; a printed page has all of them. Children of the list have
 * the keys that `keyOf` names; keep its identity between renders (`useItemKeys`).
 *
 * @example
 * const keyOf = useItemKeys(entries);
 * const { listRef, isMounted } = useEntryWindow<HTMLUListElement>(entries.length, keyOf);
 * <ul ref={listRef}>{entries.map((entry, index) => <li key={keyOf(index)}>{isMounted(index) && <Entry entry={entry} />}</li>)}</ul>
 */
export function useEntryWindow<TList extends Element>(
  count: number,
  keyOf: (index: number) => string = String,
): UseEntryWindowResult<TList> {
  const listRef = useRef<TList>(null) as RefObject<TList>;
  const isPrinting = usePrinting();
  const [near, setNear] = useState<ReadonlySet<string>>();
  useEffect(() => {
    const list = listRef.current;
    return count > UNWINDOWED_ENTRY_COUNT && list ? watchEntries(list, keyOf, setNear) : undefined;
  }, [count, keyOf]);
  const isLong = count > UNWINDOWED_ENTRY_COUNT;
  const isWhole = isPrinting || !isLong;
  return {
    listRef,
    isLong,
    isMounted: (index) => isWhole || (near?.has(keyOf(index)) ?? index < UNWINDOWED_ENTRY_COUNT),
  };
}

const PERCENT = 100;

/**
 * Tells which of a long list's entries are near the window, by their keys. An entry that goes far keeps its height; one that holds
 * the focus stays. Returns what ends it.
 */
export function watchEntries(
  list: Element,
  keyOf: (index: number) => string,
  onChange: (near: ReadonlySet<string>) => void,
): () => void {
  const keys = new Map([...list.children].map((child, index) => [child, keyOf(index)]));
  if (!('IntersectionObserver' in globalThis)) {
    onChange(new Set(keys.values()));
    return () => undefined;
  }
  let near: ReadonlySet<string> = new Set();
  const observer = new IntersectionObserver(
    (changes) => {
      const next = new Set(near);
      // All heights are read before one is written: in turns, each reading would lay out the list again.
      const heights = changes.map(({ target, isIntersecting }) => {
        const isHeld = isIntersecting || target.contains(target.ownerDocument.activeElement);
        const key = keys.get(target) ?? '';
        if (isHeld) next.add(key);
        else next.delete(key);
        const item = target as HTMLElement;
        return { item, minHeight: isHeld ? '' : `${item.offsetHeight}px` };
      });
      for (const { item, minHeight } of heights) item.style.minHeight = minHeight;
      near = next;
      onChange(near);
    },
    { rootMargin: `${ENTRY_OVERSCAN_WINDOWS * PERCENT}% 0px` },
  );
  for (const child of list.children) observer.observe(child);
  return () => observer.disconnect();
}
