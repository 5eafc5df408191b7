'use client';
import { findImageIndex } from '../lightbox/slidePlaces.ts';
import type { LightboxHandle } from '../lightbox/types.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { LightboxOpening } from './types.ts';

/**
 * Gives a wish to the lightbox, once its code has arrived: opens it, or, where it is open and a new hash asks for another
 * image of its list, goes there. Each new object is followed once.
 *
 * ```tsx
 * const lightbox = useLightbox({ images });
 * useIntendedOpening(lightbox, intent.opening);
 * ```
 */
export function useIntendedOpening(
  lightbox: Pick<LightboxHandle, 'status' | 'images' | 'open' | 'goTo'>,
  opening: LightboxOpening | null | undefined,
): void {
  const follow = useStableCallback((wish: LightboxOpening) => {
    const { status, images, open, goTo } = lightbox;
    if (status === 'closed') {
      open(wish.imageId, wish);
      return;
    }
    // Where the image is not in the list, there is no way to it.
    goTo(findImageIndex(images, wish.imageId), 'deepLink', wish.event);
  });
  // Before the next paint: between what stood for the lightbox and the lightbox itself no page is to be seen.
  useIsomorphicLayoutEffect(() => {
    if (opening) follow(opening);
  }, [opening, follow]);
}
