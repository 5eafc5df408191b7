'use client';
import { useEffect, useState } from 'react';
import type { Dispatch } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { useTimeout } from '../shared/useTimeout.ts';
import { warnOnce } from '../shared/warnOnce.ts';
import { LIGHTBOX_GUARD_MS, LIGHTBOX_REMOVAL_DELAY_MS } from './constants.ts';
import { findImageIndex } from './findImageIndex.ts';
import {
  guardLightbox,
  isLightboxGuarded,
  isLightboxTaken,
  releaseLightbox,
  takeLightbox,
  unguardLightbox,
} from './lightboxOwner.ts';
import type { UseLightboxOptions, UseLightboxResult } from './types.ts';
import type { LightboxMachine } from './useLightboxState.ts';

export type LightboxVerbs = Pick<UseLightboxResult, 'open' | 'close' | 'retry'>;

/** Opening and closing: one lightbox a page, none twice in a row, none where nothing can be asked. */
export function useLightboxOpening<TImage extends GalleryImage>(
  { enabled = true, images, source, removalDelayMs = LIGHTBOX_REMOVAL_DELAY_MS }: UseLightboxOptions<TImage>,
  { state, dispatch, requestOpen, requestIndex }: LightboxMachine<TImage>,
  rememberOpener: (opener: HTMLElement | null) => void,
): LightboxVerbs {
  const [owner] = useState<object>(() => ({}));
  const waiting = useTimeout();
  const { status } = state;
  const isShown = status !== 'closed' && status !== 'closing';
  const pendingWish = status === 'closed' ? state.wish : null;

  const openNow = useStableCallback<Parameters<UseLightboxResult['open']>, void>((imageId, options = {}) => {
    const { reason = 'imperative', event, opener = null, request } = options;
    const canLoad = images || (source && source.isAvailable?.() !== false);
    if (!enabled || isShown || !canLoad || isLightboxGuarded() || !takeLightbox(owner)) return;
    if (!requestOpen(true, reason, event)) {
      releaseLightbox(owner);
      return;
    }
    // Before the render that shows it: a second call in the same event must find it open.
    guardLightbox(owner);
    rememberOpener(opener);
    dispatch({ type: 'openRequested', wish: { imageId, request } });
    const index = images ? findImageIndex(images, imageId) : -1;
    if (index !== -1) requestIndex(index, 'opened', event);
  });
  const open = useStableCallback<Parameters<UseLightboxResult['open']>, void>((...wish) => {
    const isBlocked = isLightboxGuarded() || isLightboxTaken(owner);
    // An address that leads from one gallery to another closes the one first.
    if (isBlocked && wish[1]?.reason === 'deepLink') waiting.start(2 * LIGHTBOX_GUARD_MS, () => openNow(...wish));
    else openNow(...wish);
  });
  const close = useStableCallback<Parameters<UseLightboxResult['close']>, void>((reason = 'imperative', event) => {
    if (isShown) requestOpen(false, reason, event);
  });
  const retry = useStableCallback(() => dispatch({ type: 'retryRequested' }));

  useIsomorphicLayoutEffect(() => {
    if (!isShown) {
      // A caller who controls `isOpen` may have let the wish lie.
      releaseLightbox(owner);
      return undefined;
    }
    if (isLightboxTaken(owner)) {
      if (process.env.NODE_ENV !== 'production') {
        warnOnce(
          'A second lightbox was opened through `isOpen`. Only one can be open on a page, so it asks to be closed again. ' +
            'Close the first one before.',
        );
      }
      requestOpen(false, 'imperative');
      return undefined;
    }
    takeLightbox(owner);
    guardLightbox(owner);
    return () => {
      releaseLightbox(owner);
      guardLightbox(owner);
    };
  }, [isShown, pendingWish, owner, requestOpen]);

  useIsomorphicLayoutEffect(() => () => unguardLightbox(owner), [owner]);

  useRemoval(status === 'closing', removalDelayMs, dispatch);
  return { open, close, retry };
}

function useRemoval(isClosing: boolean, delayMs: number, dispatch: Dispatch<{ readonly type: 'removed' }>): void {
  useEffect(() => {
    if (!isClosing) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'removed' }), delayMs);
    return () => clearTimeout(timer);
  }, [isClosing, delayMs, dispatch]);
}
