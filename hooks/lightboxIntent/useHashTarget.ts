'use client';
import { useEffect } from 'react';
import type { HashCodec } from '../deepLink/types.ts';
import { useLatestRef } from '../shared/useLatestRef.ts';

export interface UseHashTargetOptions {
  /** Without one nothing is listened to. */
  readonly galleryId: string | undefined;
  readonly hashCodec: HashCodec | boolean;
  /** The gallery may be meant: what shows the image can be on its way while the hash is being read. */
  readonly onSign: () => void;
  /** `event`: the change of the address; undefined where the page has just opened. */
  readonly onTarget: (imageId: string, event: Event | undefined) => void;
}

/**
 * Tells which image of a gallery the hash of the address names, when the page opens and whenever the hash changes. Only an address
 * with a hash fetches the code for it; where it cannot be had, the page stays as it is.
 */
export function useHashTarget(options: UseHashTargetOptions): void {
  const { galleryId } = options;
  const latest = useLatestRef(options);
  useEffect(() => {
    if (galleryId === undefined) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const visit = (event?: Event) => {
      if (!location.hash) return;
      if (location.hash.includes(galleryId)) latest.current.onSign();
      import('../deepLink/readHash.ts').then(
        ({ readHash }) => {
          const { hashCodec, onTarget } = latest.current;
          const target = signal.aborted ? null : readHash(galleryId, hashCodec, signal);
          if (target) onTarget(target.imageId, event);
        },
        () => {},
      );
    };
    visit();
    addEventListener('hashchange', visit, ending);
    return () => ending.abort();
  }, [galleryId, latest]);
}
