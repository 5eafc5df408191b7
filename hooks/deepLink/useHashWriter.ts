'use client';
import { useEffect, useRef } from 'react';
import { isLeavingEntry } from '../history/engine/lightboxEntry.ts';
import { useTimeout } from '../shared/useTimeout.ts';
import { warnOnce } from '../shared/warnOnce.ts';
import { HASH_WRITE_INTERVAL_MS } from './constants.ts';
import { replaceHash } from './replaceHash.ts';

/** Whether a hash is the path of a router that lives there. */
const isRouters = (hash: string): boolean => /^#!?\//.test(hash);

function warnOfRouter(hash: string): void {
  if (process.env.NODE_ENV === 'production') return;
  warnOnce(
    `The address has the path of a router in its hash (\`${hash}\`), so the deep link of the gallery is not written: it would take ` +
      'the place of that path. Leave `galleryId` away, say `deepLink={false}`, or use a router without a hash.',
  );
}

/** Keeps the address at `hash`, writing seldom and the last one always. Null writes nothing. `onWritten` is a function that stays the same. */
export function useHashWriter(hash: string | null, onWritten: () => void): void {
  const timeout = useTimeout();
  const writtenAtMs = useRef(-Infinity);
  useEffect(() => {
    if (hash === null) return undefined;
    const write = () => {
      // The page is on its way back to the entry that this opening starts from: the hash would go to the wrong one.
      if (isLeavingEntry()) {
        timeout.start(HASH_WRITE_INTERVAL_MS, write);
        return;
      }
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
    // Never at once: `useHistoryEntry` pushes its entry first, and the hash belongs into that one.
    timeout.start(Math.max(0, writtenAtMs.current + HASH_WRITE_INTERVAL_MS - performance.now()), write);
    return timeout.clear;
  }, [hash, timeout, onWritten]);
}
