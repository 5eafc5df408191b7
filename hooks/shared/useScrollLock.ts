'use client';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';
import { lockScroll } from './engine/lockScroll.ts';

/** Keeps the page from scrolling while `isLocked`, without a shift. Several locks at a time are one lock. */
export function useScrollLock(isLocked: boolean): void {
  useIsomorphicLayoutEffect(() => (isLocked ? lockScroll(document) : undefined), [isLocked]);
}
