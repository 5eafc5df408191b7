'use client';
import { useCallback, useEffect, useRef } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { isLeavingEntry } from '../history/engine/lightboxEntry.ts';
import type { LightboxHandle } from '../lightbox/types.ts';
import { useActiveSpan } from '../shared/useActiveSpan.ts';
import { useStableCallbacks } from '../shared/useStableCallback.ts';
import { useTimeout } from '../shared/useTimeout.ts';
import { useUnchanged } from '../shared/useUnchanged.ts';
import { warnOnce } from '../shared/developerMessages.ts';
import { HASH_WRITE_INTERVAL_MS } from './constants.ts';
import { readHash } from './engine/readHash.ts';
import { galleryHashCodec } from './galleryHashCodec.ts';
import type { UseDeepLinkOptions, UseDeepLinkResult } from './types.ts';

/**
 * Syncs the lightbox with the address: a hash that names an image opens it, the hash follows the shown image and is removed when the
 * lightbox closes. It replaces the address, so it adds no history entries.
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
  /** The address names this opening: it was opened from the hash, or the hash was written. */
  const isInAddress = useRef(false);

  const isShown = status === 'open' && galleryId !== undefined && image !== undefined;
  const shownHash = isShown ? codec.format({ galleryId, imageId: image.id }) : null;

  const readTarget = () => (galleryId === undefined ? null : readHash(galleryId, codec));
  const isNamedNow = () => readTarget() !== null;
  const { isNamed, follow, begin, end } = useStableCallbacks({
    isNamed: isNamedNow,
    follow(gallery: string, claimant: AbortSignal, event: Event | undefined) {
      const target = readTarget();
      const claimed = readHash(gallery, codec, claimant);
      const openClaimed = () => {
        if (claimed) open(claimed.imageId, { reason: 'deepLink', event, request: { galleryId: gallery } });
      };
      if (!isOpen) openClaimed();
      else if (target) {
        const index = images.findIndex(({ id }) => id === target.imageId);
        if (index >= 0) goTo(index, 'deepLink', event);
        // An image that is not in the list: write the shown one again.
        else if (shownHash !== null) replaceHash(shownHash);
        // It has failed to open another one.
        else openClaimed();
      } else if (isInAddress.current) {
        close('deepLink', event);
      }
    },
    begin() {
      isInAddress.current = isNamedNow() && !isLeavingEntry();
    },
    end() {
      if (!isLeavingEntry() && readTarget()) replaceHash('');
    },
  });
  // A microtask later, when `useHistoryEntry` has decided whether the page goes back to an entry without the hash.
  const endLater = useCallback(() => queueMicrotask(end), [end]);

  // Before the hash is read, so that our own opening is not taken for a hash that the visitor has changed.
  useActiveSpan(isOpen && galleryId !== undefined, begin, endLater, { endsWhenHidden: true });
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
    isInAddress.current = true;
  }, []);
  useHashWriter(shownHash, handleWritten);

  return useUnchanged({ isNamed });
}

/** Whether a hash is the path of a hash router. */
const isRouters = (hash: string): boolean => /^#!?\//.test(hash);

function warnOfRouter(hash: string): void {
  if (process.env.NODE_ENV === 'production') return;
  warnOnce(
    `The address has the path of a router in its hash (\`${hash}\`), so the deep link of the gallery is not written: it would take ` +
      'the place of that path. Leave `galleryId` away, say `deepLink={false}`, or use a router without a hash.',
  );
}

/** Writes `hash` into the address, throttled; the last one is always written. Null writes nothing. `onWritten` must be stable. */
function useHashWriter(hash: string | null, onWritten: () => void): void {
  const timeout = useTimeout();
  const writtenAtMs = useRef(-Infinity);
  useEffect(() => {
    if (hash === null) return undefined;
    let knownHash: string | null = window.location.hash;
    const write = () => {
      // The page is going back to the entry before this opening: the hash would be written to the wrong entry.
      if (isLeavingEntry()) {
        knownHash = null;
        timeout.start(HASH_WRITE_INTERVAL_MS, write);
        return;
      }
      // A link has just changed the hash, and `hashchange` has not been dispatched yet: it must not be overwritten.
      if (knownHash !== null && window.location.hash !== knownHash && window.location.hash !== hash) return;
      if (isRouters(window.location.hash) && !isRouters(hash)) {
        warnOfRouter(window.location.hash);
        return;
      }
      if (window.location.hash !== hash) {
        replaceHash(hash);
        writtenAtMs.current = performance.now();
      }
      onWritten();
    };
    // Not synchronously: `useHistoryEntry` pushes its entry first, and the hash belongs to that one.
    timeout.start(Math.max(0, writtenAtMs.current + HASH_WRITE_INTERVAL_MS - performance.now()), write);
    return timeout.clear;
  }, [hash, timeout, onWritten]);
}

/** Writes the hash to the current history entry; '' removes it. `history.state` is kept. */
function replaceHash(hash: string): void {
  const { history, location } = window;
  // In full: with a `<base>` a hash alone would lead to another page.
  const address = location.href.replace(/#.*$/s, '') + hash;
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // Browsers refuse too many changes in a short time. The lightbox works without the hash.
  }
}
