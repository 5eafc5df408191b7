'use client';
import { useEffect } from 'react';
import { claimGalleryHash } from '../deepLink/claimGalleryHash.ts';
import { parseHash } from '../deepLink/parseHash.ts';
import type { HashCodec } from '../deepLink/types.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';

interface UseHashOpeningOptions {
  /** Nothing is listened to without it. */
  readonly galleryId: string | undefined;
  readonly hashCodec: HashCodec;
  readonly onMatch: (imageId: string, event: Event | undefined) => void;
}

/** Tells which image the hash asks for, at load and at each hash change, if this gallery is the one to answer. */
export function useHashOpening({ galleryId, hashCodec, onMatch }: UseHashOpeningOptions): void {
  const answer = useStableCallback((event: Event | undefined) => {
    const target = parseHash(window.location.hash, hashCodec, galleryId);
    if (target) onMatch(target.imageId, event);
  });

  useEffect(() => {
    if (galleryId === undefined) return undefined;
    const claim = claimGalleryHash(galleryId);
    const handleHashChange = (event?: Event) => {
      if (claim.isHolder()) answer(event);
    };
    handleHashChange();
    window.addEventListener('hashchange', handleHashChange);
    return () => {
      window.removeEventListener('hashchange', handleHashChange);
      claim.release();
    };
  }, [galleryId, answer]);
}
