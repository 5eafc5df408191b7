'use client';
import { useMemo, useRef, type FocusEvent } from 'react';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';

/** Handlers for a control that may be removed while it has focus. */
export interface FocusHandover {
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
}

/**
 * Moves focus to the element that `findNext` returns when the focused control is removed or hidden. Otherwise, keyboard
 * users would end up at the start of the page.
 */
export function useFocusHandover(findNext: (left: HTMLElement) => HTMLElement | null | undefined): FocusHandover {
  const held = useRef<HTMLElement | null>(null);
  // This runs after each render, because React fires no blur event for an element that it removes itself.
  useIsomorphicLayoutEffect(() => {
    const left = held.current;
    if (!left || (left.isConnected && !left.hidden)) return;
    held.current = null;
    findNext(left)?.focus();
  });
  return useMemo(
    () => ({
      onFocus: ({ currentTarget }) => {
        held.current = currentTarget;
      },
      onBlur: () => {
        held.current = null;
      },
    }),
    [],
  );
}
