'use client';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { usePrinting } from '../virtual/usePrinting.ts';
import { ITEM_OVERSCAN_WINDOWS } from '../virtual/constants.ts';
import { ALBUM_VIRTUALIZATION_THRESHOLD } from './constants.ts';

export interface UseVirtualEntriesResult<TList extends Element> {
  /**
   * Ref for the list element. The list must have one child per entry, in order, even for entries whose content is not
   * mounted.
   */
  readonly listRef: RefObject<TList>;
  /** Whether the list is virtualized. The kit's list exposes this to CSS as `data-long`. */
  readonly isLong: boolean;
  /** Whether to render the content of an entry. */
  isMounted(index: number): boolean;
}

/**
 * Virtualizes a list whose entries differ in height. If there are more than `ALBUM_VIRTUALIZATION_THRESHOLD` entries,
 * only those near the viewport are mounted, except when printing. `keyOf` returns the keys of the list's children and
 * must be stable between renders (see `useItemKeys`).
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
 * Reports the keys of the entries near the viewport. Unmounted entries keep their height, and a focused entry remains
 * mounted. Returns a cleanup function.
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
      // Reads all heights before writing any, to avoid repeated layout.
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
    { rootMargin: `${ITEM_OVERSCAN_WINDOWS * PERCENT}% 0px` },
  );
  for (const child of list.children) observer.observe(child);
  return () => observer.disconnect();
}
