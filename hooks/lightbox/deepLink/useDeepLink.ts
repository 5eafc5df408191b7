'use client';
import { useCallback, useEffect, useRef } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import { isLeavingEntry } from '../../core/history/engine/lightboxEntry.ts';
import type { LightboxHandle } from '../lightbox/types.ts';
import { useClaim } from '../../core/shared/useClaims.ts';
import { useActiveSpan } from '../../core/shared/useActiveSpan.ts';
import { useStableCallbacks } from '../../core/shared/useStableCallback.ts';
import { useTimeout } from '../../core/shared/useTimeout.ts';
import { useUnchanged } from '../../core/shared/useUnchanged.ts';
import { warnOnce } from '../../core/shared/developerMessages.ts';
import { HASH_WRITE_INTERVAL_MS } from './constants.ts';
import { readHash } from './engine/readHash.ts';
import { galleryHashCodec } from './galleryHashCodec.ts';
import type { UseDeepLinkOptions, UseDeepLinkResult } from './types.ts';

/**
 * Syncs the lightbox with the URL. A hash that points to an image opens the lightbox at that image. While the lightbox
 * is open, the hash points to the current image. The hash is removed when the lightbox closes. Updating the hash
 * doesn't add history entries.
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
  /** Whether the URL reflects the open lightbox: it was opened from the hash, or its hash has been written. */
  const isInUrl = useRef(false);

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
        // The image is not in the list, so restore the hash of the current image.
        else if (shownHash !== null) replaceHash(shownHash);
        // The lightbox failed to open another image, so open this one instead.
        else openClaimed();
      } else if (isInUrl.current) {
        close('deepLink', event);
      }
    },
    begin() {
      isInUrl.current = isNamedNow() && !isLeavingEntry();
    },
    end() {
      if (!isLeavingEntry() && readTarget()) replaceHash('');
    },
  });
  // Clean up in a microtask, after `useHistoryEntry` has decided whether to go back to an entry without the hash.
  const endLater = useCallback(() => queueMicrotask(end), [end]);

  // Must come before the hash is read, so that the lightbox's own opening is not mistaken for a hash change by the
  // user.
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
    isInUrl.current = true;
  }, []);
  useHashWriter(shownHash, handleWritten);

  useClaim(lightbox.claims, 'hash', isNamed);
  return useUnchanged({ isNamed });
}

/** Whether a hash is the path of a hash router. */
const isRouterHash = (hash: string): boolean => /^#!?\//.test(hash);

function warnOfRouter(hash: string): void {
  if (process.env.NODE_ENV === 'production') return;
  warnOnce(
    `The hash of the URL is a router path (\`${hash}\`). The gallery's deep link would overwrite this path, so the deep link is not written. ` +
      'Omit `galleryId`, set `deepLink={false}`, or use a router that does not use the hash.',
  );
}

/**
 * Writes `hash` to the URL, throttled. The last value is always written. If it is `null`, nothing is written.
 * `onWritten` must be stable.
 */
function useHashWriter(hash: string | null, onWritten: () => void): void {
  const timeout = useTimeout();
  const writtenAtMs = useRef(-Infinity);
  useEffect(() => {
    if (hash === null) return undefined;
    let knownHash: string | null = window.location.hash;
    const write = () => {
      // The page is going back to the entry before the lightbox was opened, so the hash would be written to the wrong
      // entry.
      if (isLeavingEntry()) {
        knownHash = null;
        timeout.start(HASH_WRITE_INTERVAL_MS, write);
        return;
      }
      // A link has just changed the hash, but `hashchange` has not fired yet. Do not overwrite it.
      if (knownHash !== null && window.location.hash !== knownHash && window.location.hash !== hash) return;
      if (isRouterHash(window.location.hash) && !isRouterHash(hash)) {
        warnOfRouter(window.location.hash);
        return;
      }
      if (window.location.hash !== hash) {
        replaceHash(hash);
        writtenAtMs.current = performance.now();
      }
      onWritten();
    };
    // The hash is not written synchronously, because it belongs to the entry that `useHistoryEntry` pushes first.
    timeout.start(Math.max(0, writtenAtMs.current + HASH_WRITE_INTERVAL_MS - performance.now()), write);
    return timeout.clear;
  }, [hash, timeout, onWritten]);
}

/** Writes the hash to the current history entry, or removes it if it is ''. `history.state` is preserved. */
function replaceHash(hash: string): void {
  const { history, location } = window;
  // Use the full URL, because with a `<base>` a hash alone would resolve to a different page.
  const address = location.href.replace(/#.*$/s, '') + hash;
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // Browsers limit how often the history may change. The lightbox also works without the hash.
  }
}
