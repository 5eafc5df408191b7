'use client';
import { useEffect } from 'react';
import type { LightboxHandle } from '../lightbox/types.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { LightboxOpening, UseLightboxIntentResult } from './types.ts';

/**
 * Gives a opening to the lightbox, once its code has arrived: opens it, or, where it is open and a new hash asks for another
 * image of its list, goes there. Each new object is followed once.
 *
 * ```tsx
 * const lightbox = useLightbox({ images });
 * usePendingOpening(lightbox, intent.opening);
 * ```
 */
export function usePendingOpening(
  lightbox: Pick<LightboxHandle, 'status' | 'images' | 'open' | 'goTo'>,
  opening: LightboxOpening | null | undefined,
): void {
  const follow = useStableCallback((opening: LightboxOpening) => {
    const { status, images, open, goTo } = lightbox;
    if (status === 'closed') {
      open(opening.imageId, opening);
      return;
    }
    // Where the image is not in the list, there is no way to it.
    goTo(
      images.findIndex(({ id }) => id === opening.imageId),
      'deepLink',
      opening.event,
    );
  });
  // Before the next paint: between what stood for the lightbox and the lightbox itself no page is to be seen.
  useIsomorphicLayoutEffect(() => {
    if (opening) follow(opening);
  }, [opening, follow]);
}

/**
 * Follows the link that was pressed, as it would be without scripts, and takes the opening back. For a component that stands in the place of a
 * lightbox whose code cannot be had; a button has no address, and waits.
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
  opening,
  setOpening,
}: Pick<UseLightboxIntentResult, 'opening' | 'setOpening'>): void {
  useEffect(() => {
    const opener = opening?.opener;
    const href = opener && 'href' in opener ? opener.href : undefined;
    if (typeof href !== 'string' || href === '') return;
    location.assign(href);
    // Else it would open when the network is back, over whatever the visitor looks at by then.
    setOpening(null);
  }, [opening, setOpening]);
}
