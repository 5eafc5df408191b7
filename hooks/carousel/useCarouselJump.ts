'use client';
import { useEffect } from 'react';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { useTimeout } from '../shared/useTimeout.ts';
import type { UseCarouselResult } from './types.ts';

/** Brings a slide into view some time after it was named. */
export function useCarouselJump(jumpTo: number | undefined, delayMs: number, goTo: UseCarouselResult['goTo']): void {
  const timeout = useTimeout();
  const jump = useStableCallback((index: number) => goTo(index, 'jump'));
  useEffect(() => {
    if (jumpTo === undefined || jumpTo < 0) return undefined;
    // Not by a timer of 0: what names the slide may be gone by then.
    if (delayMs > 0) timeout.start(delayMs, () => jump(jumpTo));
    else jump(jumpTo);
    return timeout.clear;
  }, [jumpTo, delayMs, timeout, jump]);
}
