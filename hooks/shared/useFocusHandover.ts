'use client';
import { useMemo, useRef } from 'react';
import type { FocusEvent } from 'react';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';

/** Handlers of a control that may vanish under whoever uses it. */
export interface FocusHandover {
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
}

/**
 * Hands focus on when the control that has it leaves the page or is hidden: a keyboard would find itself at the beginning of the page.
 * `findNext` says where it goes.
 */
export function useFocusHandover(findNext: (left: HTMLElement) => HTMLElement | null | undefined): FocusHandover {
  const held = useRef<HTMLElement | null>(null);
  // After each render: React tells of no blur of what it takes away itself.
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
