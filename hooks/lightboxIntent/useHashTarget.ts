'use client';
import { useEffect } from 'react';
import { readHash } from '../deepLink/engine/readHash.ts';
import type { HashCodec } from '../deepLink/types.ts';
import { useLatestRef } from '../shared/useLatestRef.ts';

export interface UseHashTargetOptions {
  /** Without one nothing is listened to. */
  readonly galleryId: string | undefined;
  readonly hashCodec: HashCodec | boolean;
  /** `event`: the change of the address; undefined where the page has just opened. */
  readonly onTarget: (imageId: string, event: Event | undefined) => void;
}

/** Tells which image of a gallery the hash of the address names, when the page opens and whenever the hash changes. */
export function useHashTarget(options: UseHashTargetOptions): void {
  const { galleryId } = options;
  const latest = useLatestRef(options);
  useEffect(() => {
    if (galleryId === undefined) return undefined;
    const ending = new AbortController();
    const visit = (event?: Event) => {
      if (!location.hash) return;
      const { hashCodec, onTarget } = latest.current;
      const target = readHash(galleryId, hashCodec, ending.signal);
      if (target) onTarget(target.imageId, event);
    };
    visit();
    addEventListener('hashchange', visit, ending);
    return () => ending.abort();
  }, [galleryId, latest]);
}
