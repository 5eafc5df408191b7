'use client';
import { useEffect, useRef, useState } from 'react';
import { createChangeDetails } from '../shared/createChangeDetails.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { isFullscreenAvailable, leaveFullscreen, requestFullscreen } from './fullscreenApi.ts';
import type { FullscreenChangeReason, UseFullscreenOptions } from './types.ts';
import { useNativeFullscreen } from './useNativeFullscreen.ts';

export interface FullscreenState {
  readonly isSupported: boolean;
  readonly isNative: boolean;
  readonly isEmulated: boolean;
  readonly change: (isNext: boolean, reason: FullscreenChangeReason, event?: Event) => void;
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

  const tell = useStableCallback((isNext: boolean, reason: FullscreenChangeReason, event?: Event) => {
    const details = createChangeDetails(reason, event);
    onFullscreenChange?.(isNext, details);
    return !details.isCanceled;
  });
  const enter = async (target: HTMLElement) => {
    isWanted.current = true;
    const isEntered = isFullscreenAvailable(target.ownerDocument) && (await requestFullscreen(target));
    // It may have been left, or closed, before the browser was ready.
    if (isEntered && !isWanted.current) await leaveFullscreen(target);
    if (isEntered || !isWanted.current) return;
    isWanted.current = false;
    if (fallback === 'emulate') setEmulatedElement(target);
    else tell(false, 'browser');
  };
  const leave = useStableCallback((target: HTMLElement) => {
    isWanted.current = false;
    setEmulatedElement(null);
    void leaveFullscreen(target);
  });
  const change = useStableCallback((isNext: boolean, reason: FullscreenChangeReason, event?: Event) => {
    if (!element || isNext === (isNative || isEmulated) || !tell(isNext, reason, event)) return;
    if (isNext) void enter(element);
    else leave(element);
  });

  useEffect(() => {
    if (!isNative && isWanted.current) tell(false, 'browser');
    isWanted.current = isNative;
  }, [isNative, tell]);
  useEffect(() => (element ? () => leave(element) : undefined), [element, leave]);

  return { isSupported, isNative, isEmulated, change };
}
