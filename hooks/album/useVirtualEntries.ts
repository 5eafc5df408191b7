'use client';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { usePrinting } from '../layout/usePrinting.ts';
import { ENTRY_OVERSCAN_WINDOWS, ALBUM_VIRTUALIZATION_THRESHOLD } from './constants.ts';

export interface UseVirtualEntriesResult<TList extends Element> {
  /** For the list, whose children are the entries in their order, mounted or not. */
  readonly listRef: RefObject<TList>;
  /** Whether there are too many entries to mount all of them (`data-long` on the kit's list, for the style sheet). */
  readonly isLong: boolean;
  /** Whether to mount the content of an entry. */
  isMounted(index: number): boolean;
}

/**
 * Windows a list whose entries have different heights. With more than `ALBUM_VIRTUALIZATION_THRESHOLD` entries, only those near the window are
 * mounted; a printed page has all of them. `keyOf` returns the keys of the list's children. Keep its identity between renders
 * (`useItemKeys`).
 *
 * @example
 * const keyOf = useItemKeys(entries);
 * const { listRef, isMounted } = useVirtualEntries<HTMLUListElement>(entries.length, keyOf);
 * <ul ref={listRef}>{entries.map((entry, index) => <li key={keyOf(index)}>{isMounted(index) && <Entry entry={entry} />}</li>)}</ul>
 */
export function useVirtualEntries<TList extends Element>(
  count: number,
  keyOf: (index: number) => string = String,
): UseVirtualEntriesResult<TList> {
  const listRef = useRef<TList>(null) as RefObject<TList>;
  const isPrinting = usePrinting();
  const [near, setNear] = useState<ReadonlySet<string>>();
  useEffect(() => {
    const list = listRef.current;
    return count > ALBUM_VIRTUALIZATION_THRESHOLD && list ? watchEntries(list, keyOf, setNear) : undefined;
  }, [count, keyOf]);
  const isLong = count > ALBUM_VIRTUALIZATION_THRESHOLD;
  const isWhole = isPrinting || !isLong;
  return {
    listRef,
    isLong,
    isMounted: (index) => isWhole || (near?.has(keyOf(index)) ?? index < ALBUM_VIRTUALIZATION_THRESHOLD),
  };
}

const PERCENT = 100;

/**
 * Reports the keys of the entries near the window. An entry that leaves keeps its height, and a focused one stays mounted. Returns a function
 * that ends it.
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
      // All heights are read before the first one is written, so that the list is laid out only once.
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
