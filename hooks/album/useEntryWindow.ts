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

type Mounted = Pick<ReadonlySet<number>, 'has'>;

/**
 * The entries of a list in which each is as high as it is. Of more than `UNWINDOWED_ENTRY_COUNT` those far from the window are not in
 * the document; a printed page has all of them. Give the children of the list their places as keys: they are watched, whatever is in them.
 *
 * @example
 * const { listRef, isMounted } = useEntryWindow<HTMLUListElement>(entries.length);
 * <ul ref={listRef}>{entries.map((entry, index) => <li key={index}>{isMounted(index) && <Entry key={entry.id} entry={entry} />}</li>)}</ul>
 */
export function useEntryWindow<TList extends Element>(count: number): UseEntryWindowResult<TList> {
  const listRef = useRef<TList>(null) as RefObject<TList>;
  const isPrinting = usePrinting();
  const [near, setNear] = useState<Mounted>();
  useEffect(() => {
    if (count <= UNWINDOWED_ENTRY_COUNT) return undefined;
    const ending = new AbortController();
    import('./later/watchEntries.ts').then(
      ({ watchEntries }) => watchEntries(listRef.current, ending.signal, setNear),
      // Without the code all of them stand there.
      () => setNear({ has: () => true }),
    );
    return () => ending.abort();
  }, [count]);
  const isWhole = isPrinting || count <= UNWINDOWED_ENTRY_COUNT;
  return { listRef, isMounted: (index) => isWhole || (near?.has(index) ?? index < UNWINDOWED_ENTRY_COUNT) };
}
