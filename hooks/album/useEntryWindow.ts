'use client';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { usePrinting } from '../layout/usePrinting.ts';
import { UNWINDOWED_ENTRY_COUNT } from './constants.ts';

export interface UseEntryWindowResult<TList extends Element> {
  /** For the list, whose children are the entries in their order, mounted or not. */
  readonly listRef: RefObject<TList>;
  /** Whether the content of the entry belongs in the document now. */
  isMounted(index: number): boolean;
}

type Mounted = Pick<ReadonlySet<string>, 'has'>;

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
  const [near, setNear] = useState<Mounted>();
  useEffect(() => {
    if (count <= UNWINDOWED_ENTRY_COUNT) return undefined;
    const ending = new AbortController();
    import('./later/watchEntries.ts').then(
      ({ watchEntries }) => watchEntries(listRef.current, keyOf, ending.signal, setNear),
      // Without the code all of them stand there.
      () => setNear({ has: () => true }),
    );
    return () => ending.abort();
  }, [count, keyOf]);
  const isWhole = isPrinting || count <= UNWINDOWED_ENTRY_COUNT;
  return { listRef, isMounted: (index) => isWhole || (near?.has(keyOf(index)) ?? index < UNWINDOWED_ENTRY_COUNT) };
}
