'use client';
import { useEffect } from 'react';
import { useLatestRef } from './useLatestRef.ts';

export interface FragmentVisit {
  readonly reader: string;
  /** The change of the address; undefined where the page has just opened. */
  readonly event: Event | undefined;
  /** Aborted when nobody follows fragments any more. */
  readonly signal: AbortSignal;
}

export interface UseFragmentCodeOptions<TCode> {
  /** For whom. Another one reads the fragment anew; without one nothing is listened to. */
  readonly reader: string | undefined;
  readonly load: (reader: string) => Promise<TCode>;
  readonly follow: (code: TCode, visit: FragmentVisit) => void;
}

/**
 * Does what the fragment of the address asks for, when the page opens and whenever the fragment changes. Only an address with a
 * fragment fetches the code for it; where it cannot be had, the browser does what it can.
 */
export function useFragmentCode<TCode>(options: UseFragmentCodeOptions<TCode>): void {
  const { reader } = options;
  const latest = useLatestRef(options);
  useEffect(() => {
    if (reader === undefined) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const read = (event?: Event) => {
      if (!location.hash) return;
      latest.current.load(reader).then(
        (code) => {
          if (!signal.aborted) latest.current.follow(code, { reader, event, signal });
        },
        () => undefined,
      );
    };
    read();
    addEventListener('hashchange', read, ending);
    return () => ending.abort();
  }, [reader, latest]);
}
