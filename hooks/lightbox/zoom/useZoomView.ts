'use client';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { claimTouchAction, isInnermostSurface } from '../../core/gesture/engine/claimTouchAction.ts';
import { createChangeDetails } from '../../core/shared/createChangeDetails.ts';
import { useElementAttributes } from '../../core/shared/useElementEffect.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useStableCallbacks } from '../../core/shared/useStableCallback.ts';
import { hasSameMembers } from '../../core/shared/hasSameMembers.ts';
import type { UseZoomOptions, ZoomChangeReason, ZoomGeometry, ZoomView } from './types.ts';
import { WHOLE_VIEW, zoomReducer, type ZoomEvent } from './zoomView.ts';

interface UseZoomViewOptions extends Pick<UseZoomOptions, 'onZoomChange'> {
  readonly surface: HTMLElement | null;
  /** Identifies the image, or `null` if there is none. When the image changes, the new image is shown whole. */
  readonly pictureKey: string | null;
  readonly measure: () => ZoomGeometry;
}

/** The part of a view that React renders. It changes in steps rather than with every frame. */
interface ZoomStatus {
  readonly key: string | null;
  readonly scale: number;
  readonly isZoomed: boolean;
  readonly isMoving: boolean;
  readonly isFollowing: boolean;
  /** Whether the scale has ever changed. */
  readonly hasChanged: boolean;
}

/** Reason for a view change. `pan` means that the scale is unchanged. */
type ZoomCause = ZoomChangeReason | 'pan';

export interface ZoomControl {
  read(): ZoomView;
  /**
   * Applies an event to the view. An event without a `cause` continues a movement. The event that ends the movement has
   * a `cause`. The caller can cancel only the end.
   */
  dispatch(event: ZoomEvent, cause?: ZoomCause, nativeEvent?: Event): void;
}

const NAMES = ['--loggia-zoom-scale', '--loggia-zoom-x', '--loggia-zoom-y'];

function write(surface: HTMLElement | null, { scale, x, y }: ZoomView): void {
  const values = scale === 1 ? [] : [String(scale), `${x}px`, `${y}px`];
  for (const [index, name] of NAMES.entries()) {
    const value = values[index];
    if (value === undefined) surface?.style.removeProperty(name);
    else surface?.style.setProperty(name, value);
  }
}

const wholeStatus = (key: string | null): ZoomStatus => ({
  key,
  scale: 1,
  isZoomed: false,
  isMoving: false,
  isFollowing: false,
  hasChanged: false,
});

/** Manages the view and writes it to custom properties of the surface. The returned control is stable. */
export function useZoomView(options: UseZoomViewOptions): readonly [ZoomStatus, ZoomControl] {
  const { surface, pictureKey, measure, onZoomChange } = options;
  const view = useRef(WHOLE_VIEW);
  /** The view when it last rested. It is restored if a change is canceled. */
  const rest = useRef(WHOLE_VIEW);
  const [known, setStatus] = useState(() => wholeStatus(pictureKey));
  const status = known.key === pictureKey ? known : wholeStatus(pictureKey);

  /** Returns whether the caller allows the image to rest at this scale. */
  const isAllowed = (scale: number, cause: ZoomCause, nativeEvent?: Event): boolean => {
    if (cause === 'pan' || scale === rest.current.scale) return true;
    const details = createChangeDetails(cause, nativeEvent);
    onZoomChange?.(scale, details);
    return !details.isCanceled;
  };
  const { dispatch, forget } = useStableCallbacks({
    dispatch(event: ZoomEvent, cause?: ZoomCause, nativeEvent?: Event) {
      const wanted = zoomReducer(view.current, event, measure());
      const isRefused = cause && !isAllowed(wanted.scale, cause, nativeEvent);
      view.current = isRefused ? rest.current : wanted;
      if (cause) rest.current = view.current;
      write(surface, view.current);
      const { scale } = rest.current;
      const { scale: shownScale, isFollowing } = view.current;
      const next = {
        key: pictureKey,
        scale,
        isZoomed: shownScale > 1,
        isMoving: !cause,
        isFollowing,
        hasChanged: status.hasChanged || scale !== status.scale,
      };
      setStatus((before) => (hasSameMembers(before, next) ? before : next));
    },
    forget(surfaceBefore: HTMLElement | null, keyBefore: string | null) {
      // When the component unmounts, there is no further render, so the key is unchanged.
      isAllowed(1, pictureKey === null || pictureKey === keyBefore ? 'closed' : 'slideChange');
      rest.current = view.current = WHOLE_VIEW;
      write(surfaceBefore, WHOLE_VIEW);
    },
  });
  useIsomorphicLayoutEffect(() => () => forget(surface, pictureKey), [surface, pictureKey, forget]);
  const { isZoomed } = status;
  useEffect(() => {
    if (!surface || !isZoomed || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => {
      // A moving image is brought back within its limits when the movement ends.
      if (view.current === rest.current) dispatch({ type: 'settled' }, 'resize');
    });
    observer.observe(surface);
    return () => observer.disconnect();
  }, [surface, isZoomed, dispatch]);
  const [control] = useState(() => ({ read: () => view.current, dispatch }));
  return [status, control];
}

function subscribe(onChange: () => void): () => void {
  const end = new AbortController();
  window.visualViewport?.addEventListener('resize', onChange, { signal: end.signal });
  return () => end.abort();
}

/** Returns whether the user has pinch-zoomed the page. */
const usePageZoomed = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => (window.visualViewport?.scale ?? 1) > 1,
    () => false,
  );

/** Reflects the state in the surface's attributes, and claims the touch actions on the surface. */
export function useZoomSurface(surface: HTMLElement | null, isOn: boolean, status: ZoomStatus): void {
  const { isZoomed, isMoving, isFollowing } = status;
  // Otherwise, the user could not zoom the page out again, and most of the image would remain out of view.
  const isBrowserZoomed = usePageZoomed() && !isZoomed;
  useIsomorphicLayoutEffect(() => {
    if (!surface || !isOn) return undefined;
    if (isZoomed) return claimTouchAction(surface, []);
    return claimTouchAction(surface, isBrowserZoomed ? ['pan-x', 'pan-y', 'pinch-zoom'] : ['pan-x', 'pan-y']);
  }, [surface, isOn, isZoomed, isBrowserZoomed]);
  useEffect(() => {
    if (!surface || !isOn || isBrowserZoomed) return undefined;
    // If `touch-action` allows scrolling with one finger, browsers may also scroll with two fingers.
    const keepPinch = (event: TouchEvent) => {
      const isPinch = event.touches.length > 1 && isInnermostSurface(surface, event.target);
      if (isPinch && event.cancelable) event.preventDefault();
    };
    surface.addEventListener('touchmove', keepPinch, { passive: false });
    return () => surface.removeEventListener('touchmove', keepPinch);
  }, [surface, isOn, isBrowserZoomed]);
  useElementAttributes(surface, {
    'data-zoomed': isZoomed ? '' : undefined,
    'data-zoom-moving': isMoving ? '' : undefined,
    'data-zoom-following': isFollowing ? '' : undefined,
  });
}
