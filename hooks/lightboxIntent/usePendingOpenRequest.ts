'use client';
import { useEffect } from 'react';
import type { LightboxHandle } from '../lightbox/types.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { LightboxOpenRequest, UseLightboxIntentResult } from './types.ts';

/** The openings that were passed to their lightbox. */
const passed = /* @__PURE__ */ new WeakSet<LightboxOpenRequest>();

/**
 * Passes an opening to the lightbox once its code has loaded: opens the lightbox, or, if it is open and a new hash names another image of
 * its list, goes to that image. Each object is passed once.
 *
 * ```tsx
 * const lightbox = useLightbox({ images });
 * usePendingOpenRequest(lightbox, intent.openRequest);
 * ```
 */
export function usePendingOpenRequest(
  lightbox: Pick<LightboxHandle, 'status' | 'images' | 'open' | 'goTo'>,
  opening: LightboxOpenRequest | null | undefined,
): void {
  const follow = useStableCallback((opening: LightboxOpenRequest) => {
    const { status, images, open, goTo } = lightbox;
    const index = images.findIndex(({ id }) => id === opening.imageId);
    // An open lightbox ignores it, unless it has failed to open another image.
    if (status === 'closed' || index < 0) open(opening.imageId, opening);
    else goTo(index, 'deepLink', opening.event);
  });
  // Before the next paint, so that the page does not show between the waiting dialog and the lightbox.
  useIsomorphicLayoutEffect(() => {
    // The effect runs again when React shows a hidden tree again.
    if (!opening || passed.has(opening)) return;
    passed.add(opening);
    follow(opening);
  }, [opening, follow]);
}

/**
 * Follows the pressed link as without scripts, and cancels the opening. For a component in place of a lightbox whose code cannot be loaded.
 * A button has no address, and waits.
 *
 * ```tsx
 * const { code, hasFailed } = useChunk(lightboxChunk, { enabled: intent.shouldLoad });
 * {hasFailed && <LinkFallback intent={intent} />}
 *
 * function LinkFallback({ intent }) {
 *   useLinkFallback(intent);
 *   return null;
 * }
 * ```
 */
export function useLinkFallback({
  openRequest,
  setOpenRequest,
}: Pick<UseLightboxIntentResult, 'openRequest' | 'setOpenRequest'>): void {
  useEffect(() => {
    const opener = openRequest?.opener;
    const href = opener && 'href' in opener ? opener.href : undefined;
    if (typeof href !== 'string' || href === '') return;
    location.assign(href);
    // Otherwise the lightbox would open when the network is back, over another page perhaps.
    setOpenRequest(null);
  }, [openRequest, setOpenRequest]);
}
