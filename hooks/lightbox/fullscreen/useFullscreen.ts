'use client';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore, type MouseEvent } from 'react';
import { buttonProps } from '../../core/shared/controlProps.ts';
import { createChangeDetails } from '../../core/shared/createChangeDetails.ts';
import { addKeyListener } from '../../core/shared/engine/pageKeys.ts';
import { isComposing } from '../../core/shared/keyOwners.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useStableCallbacks } from '../../core/shared/useStableCallback.ts';
import { useUnchanged } from '../../core/shared/useUnchanged.ts';
import {
  FULLSCREEN_EVENTS,
  fullscreenElementAround,
  isFullscreenAvailable,
  leaveFullscreen,
  requestFullscreen,
} from './engine/fullscreenApi.ts';
import { FULLSCREEN_LABELS } from './labels.ts';
import type { FullscreenChangeReason, UseFullscreenOptions, UseFullscreenResult } from './types.ts';

/**
 * Shows an element in fullscreen. If the browser does not support fullscreen, the element can fill the window instead
 * (see `fallback`).
 *
 * ```tsx
 * const fullscreen = useFullscreen({ element: lightbox.stageElement });
 *
 * <div {...lightbox.getStageProps(fullscreen.getElementProps())}>
 *   {fullscreen.isSupported && <button {...fullscreen.getButtonProps()}>⛶</button>}
 * </div>
 * ```
 */
export function useFullscreen(options: UseFullscreenOptions): UseFullscreenResult {
  const labels = useLabels(FULLSCREEN_LABELS, options.labels);
  const { isSupported, isNative, isEmulated, change, toggle } = useFullscreenState(options);
  const isFullscreen = isNative || isEmulated;

  const verbs = useMemo(
    () => ({ toggle, enter: () => change(true, 'imperative'), exit: () => change(false, 'imperative') }),
    [change, toggle],
  );
  useEffect(() => {
    if (!isFullscreen) return undefined;
    const end = new AbortController();
    // Runs before all other listeners, so that the innermost layer closes first. Not every browser handles Escape
    // itself.
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      event.preventDefault();
      event.stopPropagation();
      change(false, 'escapeKey', event);
    };
    addKeyListener(window, handleKeyDown, { capture: true, signal: end.signal });
    return () => end.abort();
  }, [isFullscreen, change]);

  const getters = useMemo<Pick<UseFullscreenResult, 'getButtonProps' | 'getElementProps'>>(() => {
    const handleClick = (event: MouseEvent) => toggle('button', event.nativeEvent);
    const mode = isNative ? 'native' : isEmulated ? 'emulated' : undefined;
    return {
      getButtonProps: (props) =>
        mergeProps({ ...buttonProps(mode ? labels.exit : labels.enter, handleClick), 'data-fullscreen': mode }, props),
      getElementProps: (props) => mergeProps({ 'data-fullscreen': mode }, props),
    };
  }, [isNative, isEmulated, labels, toggle]);

  return useUnchanged({ isSupported, isFullscreen, isEmulated, ...verbs, ...getters, labels });
}

interface FullscreenState {
  readonly isSupported: boolean;
  readonly isNative: boolean;
  readonly isEmulated: boolean;
  readonly change: (isNext: boolean, reason: FullscreenChangeReason, event?: Event) => void;
  readonly toggle: UseFullscreenResult['toggle'];
}

/** Manages the element's fullscreen state. Exits fullscreen on unmount and when the hook is disabled. */
function useFullscreenState(options: UseFullscreenOptions): FullscreenState {
  const { enabled = true, fallback, onFullscreenChange } = options;
  const element = enabled ? options.element : null;
  const isNative = useNativeFullscreen(element);
  const [emulatedElement, setEmulatedElement] = useState<HTMLElement | null>(null);
  const isEmulated = element !== null && emulatedElement === element;
  const isSupported = element !== null && (fallback === 'emulate' || isFullscreenAvailable(element.ownerDocument));
  const isRequested = useRef(false);

  const reportChange = (isNext: boolean, reason: FullscreenChangeReason, event?: Event) => {
    const details = createChangeDetails(reason, event);
    onFullscreenChange?.(isNext, details);
    return !details.isCanceled;
  };
  const enter = async (target: HTMLElement) => {
    isRequested.current = true;
    const isEntered = isFullscreenAvailable(target.ownerDocument) && (await requestFullscreen(target));
    // Fullscreen may have been exited, or the element closed, before the browser entered fullscreen.
    if (isEntered && !isRequested.current) await leaveFullscreen(target);
    if (isEntered || !isRequested.current) return;
    isRequested.current = false;
    if (fallback === 'emulate') setEmulatedElement(target);
    else verbs.reportChange(false, 'browser');
  };
  const leave = (target: HTMLElement) => {
    isRequested.current = false;
    if (emulatedElement) setEmulatedElement(null);
    void leaveFullscreen(target);
  };
  const change = (isNext: boolean, reason: FullscreenChangeReason, event?: Event) => {
    if (!element || isNext === (isNative || isEmulated) || !reportChange(isNext, reason, event)) return;
    if (isNext) void enter(element);
    else leave(element);
  };
  const toggle = (reason: FullscreenChangeReason = 'imperative', event?: Event) =>
    change(!(isNative || isEmulated), reason, event);
  const verbs = useStableCallbacks({ reportChange, leave, change, toggle });

  useEffect(() => {
    if (!isNative && isRequested.current) verbs.reportChange(false, 'browser');
    isRequested.current = isNative;
  }, [isNative, verbs]);
  useEffect(() => (element ? () => verbs.leave(element) : undefined), [element, verbs]);

  return { isSupported, isNative, isEmulated, change: verbs.change, toggle: verbs.toggle };
}

/** Returns whether the browser is showing `element` in fullscreen, even if other code requested it. */
function useNativeFullscreen(element: HTMLElement | null): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const end = new AbortController();
      const { signal } = end;
      for (const type of FULLSCREEN_EVENTS) element?.ownerDocument.addEventListener(type, onChange, { signal });
      return () => end.abort();
    },
    [element],
  );
  return useSyncExternalStore(
    subscribe,
    () => element !== null && fullscreenElementAround(element) === element,
    () => false,
  );
}
