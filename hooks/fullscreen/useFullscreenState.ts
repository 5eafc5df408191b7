'use client';
import { useEffect, useRef, useState } from 'react';
import { createChangeDetails } from '../shared/createChangeDetails.ts';
import { useStableCallbacks } from '../shared/useStableCallbacks.ts';
import { isFullscreenAvailable, leaveFullscreen, requestFullscreen } from './engine/fullscreenApi.ts';
import type { FullscreenChangeReason, UseFullscreenOptions, UseFullscreenResult } from './types.ts';
import { useNativeFullscreen } from './useNativeFullscreen.ts';

export interface FullscreenState {
  readonly isSupported: boolean;
  readonly isNative: boolean;
  readonly isEmulated: boolean;
  readonly change: (isNext: boolean, reason: FullscreenChangeReason, event?: Event) => void;
  readonly toggle: UseFullscreenResult['toggle'];
}

/** Where the element is, and the ways in and out. It leaves when the hook goes, or is disabled. */
export function useFullscreenState(options: UseFullscreenOptions): FullscreenState {
  const { enabled = true, fallback, onFullscreenChange } = options;
  const element = enabled ? options.element : null;
  const isNative = useNativeFullscreen(element);
  const [emulatedElement, setEmulatedElement] = useState<HTMLElement | null>(null);
  const isEmulated = element !== null && emulatedElement === element;
  const isSupported = element !== null && (fallback === 'emulate' || isFullscreenAvailable(element.ownerDocument));
  const isWanted = useRef(false);

  const tell = (isNext: boolean, reason: FullscreenChangeReason, event?: Event) => {
    const details = createChangeDetails(reason, event);
    onFullscreenChange?.(isNext, details);
    return !details.isCanceled;
  };
  const enter = async (target: HTMLElement) => {
    isWanted.current = true;
    const isEntered = isFullscreenAvailable(target.ownerDocument) && (await requestFullscreen(target));
    // It may have been left, or closed, before the browser was ready.
    if (isEntered && !isWanted.current) await leaveFullscreen(target);
    if (isEntered || !isWanted.current) return;
    isWanted.current = false;
    if (fallback === 'emulate') setEmulatedElement(target);
    else verbs.tell(false, 'browser');
  };
  const leave = (target: HTMLElement) => {
    isWanted.current = false;
    if (emulatedElement) setEmulatedElement(null);
    void leaveFullscreen(target);
  };
  const change = (isNext: boolean, reason: FullscreenChangeReason, event?: Event) => {
    if (!element || isNext === (isNative || isEmulated) || !tell(isNext, reason, event)) return;
    if (isNext) void enter(element);
    else leave(element);
  };
  const toggle = (reason: FullscreenChangeReason = 'imperative', event?: Event) =>
    change(!(isNative || isEmulated), reason, event);
  const verbs = useStableCallbacks({ tell, leave, change, toggle });

  useEffect(() => {
    if (!isNative && isWanted.current) verbs.tell(false, 'browser');
    isWanted.current = isNative;
  }, [isNative, verbs]);
  useEffect(() => (element ? () => verbs.leave(element) : undefined), [element, verbs]);

  return { isSupported, isNative, isEmulated, change: verbs.change, toggle: verbs.toggle };
}
