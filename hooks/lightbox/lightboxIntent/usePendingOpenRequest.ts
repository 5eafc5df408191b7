'use client';
import { useEffect } from 'react';
import type { LightboxHandle } from '../lightbox/types.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import type { LightboxOpenRequest, UseLightboxIntentResult } from './types.ts';

/** Requests that have already been passed to their lightbox. */
const passed = /* @__PURE__ */ new WeakSet<LightboxOpenRequest>();

/**
 * Passes a request to the lightbox once its chunk has loaded. The lightbox then opens. If it is already open and a new
 * hash points to another image in its list, it goes to that image. Each request object is passed only once.
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
    // An open lightbox ignores the request, unless it failed to open another image.
    if (status === 'closed' || index < 0) open(opening.imageId, opening);
    else goTo(index, 'deepLink', opening.event);
  });
  // This runs before the next paint, so that the page is not visible between the loading dialog and the lightbox.
  useIsomorphicLayoutEffect(() => {
    // The effect also runs when React reveals a hidden tree.
    if (!opening || passed.has(opening)) return;
    passed.add(opening);
    follow(opening);
  }, [opening, follow]);
}

/**
 * Follows the clicked link as if JavaScript were disabled, and cancels the request. Use it in a component that replaces
 * a lightbox whose chunk failed to load. If the user clicked a button, there is no URL to follow, so the request
 * remains pending.
 *
 * ```tsx
 * const { code, hasFailed } = useChunk(lightboxChunk, { enabled: intent.shouldLoad });
 *
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
    // Otherwise, the lightbox would open when the browser comes back online, possibly on top of another page.
    setOpenRequest(null);
  }, [openRequest, setOpenRequest]);
}
