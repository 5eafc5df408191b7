'use client';
import { useMemo, useRef } from 'react';
import type { FocusEvent } from 'react';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';

/** Handlers of a control that may leave the page while it has focus. */
export interface FocusHandover {
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
}

/**
 * Moves focus to what `findNext` returns when the focused control leaves the page or is hidden. Otherwise a keyboard user would be back at
 * the beginning of the page.
 */
export function useFocusHandover(findNext: (left: HTMLElement) => HTMLElement | null | undefined): FocusHandover {
  const held = useRef<HTMLElement | null>(null);
  // After each render: React reports no blur of an element that it removes itself.
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
