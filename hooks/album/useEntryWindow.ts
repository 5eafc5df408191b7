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

/**
 * The entries of a list in which each is as high as it is. Of more than `UNWINDOWED_ENTRY_COUNT` those far from the window are not in
 * the document; a printed page has all of them.
 *
 * @example
 * const { listRef, isMounted } = useEntryWindow<HTMLUListElement>(entries.length);
 * <ul ref={listRef}>{entries.map((entry, index) => <li key={entry.id}>{isMounted(index) && <Entry entry={entry} />}</li>)}</ul>
 */
export function useEntryWindow<TList extends Element>(count: number): UseEntryWindowResult<TList> {
  const listRef = useRef<TList>(null) as RefObject<TList>;
  const isPrinting = usePrinting();
  const [near, setNear] = useState<Pick<ReadonlySet<number>, 'has'>>();
  useEffect(() => {
    if (count <= UNWINDOWED_ENTRY_COUNT) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    import('./watchEntries.ts').then(
      ({ watchEntries }) => {
        if (!signal.aborted) watchEntries(listRef.current, { signal, onChange: setNear });
      },
      // Without the code all of them stand there.
      () => setNear({ has: () => true }),
    );
    return () => ending.abort();
  }, [count]);
  return {
    listRef,
    isMounted: (index) =>
      isPrinting || count <= UNWINDOWED_ENTRY_COUNT || (near ? near.has(index) : index < UNWINDOWED_ENTRY_COUNT),
  };
}
