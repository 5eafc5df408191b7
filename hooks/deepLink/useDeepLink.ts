'use client';
import { useCallback, useEffect, useRef } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { isLeavingEntry } from '../history/engine/lightboxEntry.ts';
import type { LightboxHandle } from '../lightbox/types.ts';
import { useActiveSpan } from '../shared/useActiveSpan.ts';
import { useStableCallbacks } from '../shared/useStableCallbacks.ts';
import { useUnchanged } from '../shared/useUnchanged.ts';
import { galleryHashCodec } from './galleryHashCodec.ts';
import { readHash } from './engine/readHash.ts';
import { replaceHash } from './replaceHash.ts';
import type { UseDeepLinkOptions, UseDeepLinkResult } from './types.ts';
import { useHashWriter } from './useHashWriter.ts';

/**
 * Ties the lightbox to the address: a hash that names an image opens it, the hash follows the shown image and goes when the
 * lightbox closes. It replaces, so it adds no history entries.
 *
 * ```tsx
 * useDeepLink(lightbox, { galleryId: '7' });   // …/gallery#bwg7/42
 * ```
 */
export function useDeepLink<TImage extends GalleryImage>(
  lightbox: LightboxHandle<TImage>,
  options: UseDeepLinkOptions,
): UseDeepLinkResult {
  const { codec = galleryHashCodec, enabled = true } = options;
  const { status, images, image, open, goTo, close } = lightbox;
  const galleryId = enabled ? options.galleryId : undefined;
  const isOpen = status !== 'closed';
  /** The address speaks of this opening: it was opened from the hash, or has been written. */
  const isTold = useRef(false);

  const isTellable = status === 'open' && galleryId !== undefined && image !== undefined;
  const shownHash = isTellable ? codec.format({ galleryId, imageId: image.id }) : null;

  const readTarget = () => (galleryId === undefined ? null : readHash(galleryId, codec));
  const { isNamed, follow, removeHash } = useStableCallbacks({
    isNamed: () => readTarget() !== null,
    follow(gallery: string, claimant: AbortSignal, event: Event | undefined) {
      const target = readTarget();
      const claimed = readHash(gallery, codec, claimant);
      if (!isOpen) {
        if (claimed) open(claimed.imageId, { reason: 'deepLink', event, request: { galleryId: gallery } });
      } else if (target) {
        const index = images.findIndex(({ id }) => id === target.imageId);
        if (index >= 0) goTo(index, 'deepLink', event);
        // An image that is not in the list: the address goes on to say what is shown.
        else if (shownHash !== null) replaceHash(shownHash);
      } else if (isTold.current) {
        close('deepLink', event);
      }
    },
    removeHash() {
      if (!isLeavingEntry() && readTarget()) replaceHash('');
    },
  });

  // Before the hash is read, so that nobody takes our own opening for one by hand.
  useActiveSpan(
    isOpen && galleryId !== undefined,
    () => {
      isTold.current = isNamed() && !isLeavingEntry();
    },
    // A microtask later `useHistoryEntry` has decided whether the page goes back, and the hash with it.
    () => queueMicrotask(removeHash),
  );
  useEffect(() => {
    if (galleryId === undefined) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const handleHashChange = (event?: Event) => follow(galleryId, signal, event);
    handleHashChange();
    window.addEventListener('hashchange', handleHashChange, { signal });
    return () => ending.abort();
  }, [galleryId, follow]);

  const handleWritten = useCallback(() => {
    isTold.current = true;
  }, []);
  useHashWriter(shownHash, handleWritten);

  return useUnchanged({ isNamed });
}
