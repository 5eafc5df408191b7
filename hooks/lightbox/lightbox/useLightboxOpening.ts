'use client';
import { useCallback, useEffect, useRef, useState, type Dispatch } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import { isConnectionFailure } from '../../core/errors/responseErrors.ts';
import { toLoggiaError } from '../../core/errors/engine/toLoggiaError.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useStableCallback, useStableCallbacks } from '../../core/shared/useStableCallback.ts';
import { useTimeout } from '../../core/shared/useTimeout.ts';
import { useWhenOnline } from '../../core/shared/useWhenOnline.ts';
import { warnOnce } from '../../core/shared/developerMessages.ts';
import { LIGHTBOX_GUARD_MS, LIGHTBOX_REMOVAL_DELAY_MS } from './constants.ts';
import {
  guardLightbox,
  isLightboxGuarded,
  isLightboxLeaving,
  isLightboxTaken,
  markLeaving,
  releaseLightbox,
  takeLightbox,
  unguardLightbox,
  watchRelease,
} from './engine/lightboxOwner.ts';
import { noteOpeningPress } from '../../core/dialog/engine/openingPress.ts';
import type { OpeningTarget } from './lightboxState.ts';
import { findImageIndex } from './navigation.ts';
import type { OpenLightboxOptions, UseLightboxOptions, UseLightboxResult } from './types.ts';
import type { LightboxMachine } from './useLightboxState.ts';

export type LightboxVerbs = Pick<UseLightboxResult, 'open' | 'close' | 'retry'>;

/**
 * Whether a request to open was caused by a click. The second half of a double click must not open anything, but
 * requests from code are always allowed.
 */
const isPress = ({ reason = 'imperative', event }: OpenLightboxOptions = {}): boolean =>
  reason === 'trigger' || (reason === 'imperative' && event !== undefined);

/**
 * Delays a request from code until the current lightbox is released. The delay is limited by a timeout, because that
 * lightbox may stay open.
 */
function useLightboxWait(owner: object): (openNow: () => void) => void {
  const timeout = useTimeout();
  const ending = useRef<() => void>(() => undefined);
  useEffect(() => () => ending.current(), []);
  return useCallback(
    (openNow: () => void) => {
      ending.current();
      const finish = () => {
        ending.current();
        openNow();
      };
      const stopWatching = watchRelease(() => {
        if (!isLightboxTaken(owner)) finish();
      });
      ending.current = () => {
        stopWatching();
        timeout.clear();
      };
      timeout.start(2 * LIGHTBOX_GUARD_MS, finish);
    },
    [owner, timeout],
  );
}

interface OwnershipOptions extends Pick<LightboxMachine, 'requestOpen'> {
  readonly owner: object;
  readonly isShown: boolean;
  readonly pendingTarget: object | null;
}

/**
 * Claims the page's single lightbox slot while the lightbox is shown. If the slot is taken, the lightbox requests to be
 * closed again.
 */
function useOwnership({ owner, isShown, pendingTarget, requestOpen }: OwnershipOptions): void {
  useIsomorphicLayoutEffect(() => {
    if (!isShown) {
      // A caller that controls `isOpen` may have ignored the request to close.
      releaseLightbox(owner);
      return undefined;
    }
    if (isLightboxTaken(owner)) {
      if (process.env.NODE_ENV !== 'production') {
        warnOnce(
          'A second lightbox was opened through `isOpen`. Only one can be open on a page at a time, so the second one requests to be closed. ' +
            'Close the first lightbox before you open another.',
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
  }, [isShown, pendingTarget, owner, requestOpen]);

  useIsomorphicLayoutEffect(() => () => unguardLightbox(owner), [owner]);
}

/** `openNow` opens without waiting for another lightbox to close. */
type OpeningCallbacks = Pick<LightboxVerbs, 'open' | 'close'> & Record<'openNow', LightboxVerbs['open']>;

/**
 * Handles opening and closing. Only one lightbox can be open on a page, a double click opens it only once, and opening
 * it requires a list or an available source.
 */
export function useLightboxOpening<TImage extends GalleryImage>(
  { enabled = true, images, source, removalDelayMs = LIGHTBOX_REMOVAL_DELAY_MS }: UseLightboxOptions<TImage>,
  { state, dispatch, requestOpen, requestIndex }: LightboxMachine<TImage>,
  rememberOpener: (opener: HTMLElement | null) => void,
): LightboxVerbs {
  const [owner] = useState<object>(() => ({}));
  const { status } = state;
  const isShown = status !== 'closed' && status !== 'closing';
  const canOpen = enabled && (images !== undefined || (source !== undefined && source.isAvailable?.() !== false));
  const pendingTarget = status === 'closed' ? state.target : null;

  // Whether opening was requested but has not been rendered yet.
  const isRequested = useRef(false);
  useIsomorphicLayoutEffect(() => {
    isRequested.current = false;
    markLeaving(owner, false);
  });
  const wait = useLightboxWait(owner);
  const callbacks: OpeningCallbacks = useStableCallbacks({
    openNow(imageId, options = {}) {
      const { reason = 'imperative', event, opener = null, request } = options;
      const target = { imageId, request };
      const showTarget = () => {
        const index = images ? findImageIndex(images, imageId) : -1;
        if (index !== -1) requestIndex(index, 'opened', event);
      };
      // After a failure, a request for another image is a retry, because that image may load successfully.
      if (status === 'failed' && canOpen) {
        dispatch({ type: 'retryRequested', target });
        showTarget();
        return true;
      }
      const isSecondPress = isPress(options) && isLightboxGuarded();
      if (!canOpen || isShown || isRequested.current || isSecondPress || !takeLightbox(owner)) return false;
      if (!requestOpen(true, reason, event)) {
        releaseLightbox(owner);
        return false;
      }
      isRequested.current = true;
      guardLightbox(owner);
      rememberOpener(opener);
      noteOpeningPress(event);
      dispatch({ type: 'openRequested', target });
      showTarget();
      return true;
    },
    open(...request) {
      // When the user navigates from one gallery's URL to that of another, the first lightbox closes, possibly a moment
      // later.
      const mayWait = isLightboxLeaving() || (isLightboxTaken(owner) && request[1]?.reason === 'deepLink');
      if (!mayWait || isPress(request[1])) return callbacks.openNow(...request);
      if (canOpen) wait(() => callbacks.openNow(...request));
      return canOpen;
    },
    close(reason = 'imperative', event) {
      if (isShown && requestOpen(false, reason, event)) markLeaving(owner, true);
    },
  });
  const retry = useCallback(() => dispatch({ type: 'retryRequested' }), [dispatch]);

  useOwnership({ owner, isShown, pendingTarget, requestOpen });
  useRemoval(status === 'closing', removalDelayMs, dispatch);
  return { open: callbacks.open, close: callbacks.close, retry };
}

function useRemoval(isClosing: boolean, delayMs: number, dispatch: Dispatch<{ readonly type: 'removed' }>): void {
  // A layout effect, so that without a delay the dialog is gone in the next paint.
  useIsomorphicLayoutEffect(() => {
    if (!isClosing) return undefined;
    if (delayMs <= 0) {
      dispatch({ type: 'removed' });
      return undefined;
    }
    const timer = setTimeout(() => dispatch({ type: 'removed' }), delayMs);
    return () => clearTimeout(timer);
  }, [isClosing, delayMs, dispatch]);
}

/**
 * Loads the list from the source when the lightbox needs it. Closing, retrying or unmounting aborts the request. After
 * a network failure, the request is repeated once the browser is back online.
 */
export function useLightboxSource<TImage extends GalleryImage>(
  options: UseLightboxOptions<TImage>,
  { state, dispatch, requestIndex }: LightboxMachine<TImage>,
  retry: () => void,
): void {
  const isWaiting = options.images === undefined && state.status === 'loading' && state.data === null;
  const target = isWaiting ? state.target : null;

  const load = useStableCallback(async (target: OpeningTarget, signal: AbortSignal): Promise<void> => {
    if (!options.source) return;
    try {
      const request = { ...options.request, ...target.request, imageId: target.imageId };
      const data = await options.source.load(request, { signal });
      if (signal.aborted) return;
      const index = findImageIndex(data.images, target.imageId);
      if (index !== -1) requestIndex(index, 'opened');
      dispatch({ type: 'dataArrived', data });
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'dataFailed', failure: toLoggiaError(error) });
    }
  });

  useEffect(() => {
    if (!target) return undefined;
    const controller = new AbortController();
    void load(target, controller.signal);
    return () => controller.abort();
  }, [target, load]);

  const isLost = state.status === 'failed' && isConnectionFailure(state.failure);
  useWhenOnline(isLost, retry);
}
