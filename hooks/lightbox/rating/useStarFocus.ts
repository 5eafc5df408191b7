'use client';
import { useMemo, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { focusedElement, hasFocusWithin } from '../../core/shared/engine/focus.ts';
import { createElementRegistry, type ElementRegistry } from '../../core/shared/createElementRegistry.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';

export interface StarFocus {
  readonly stars: ElementRegistry<number, HTMLElement>;
  /** The score of the star that is in the tab order. */
  readonly tabStop: number;
  setTabStop(star: number): void;
  /** Moves focus to the stars from a button that is about to be removed. */
  takeFocus(): void;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * Keeps focus in the rating. Focus moves to the group while its stars cannot be selected, and returns to the previous
 * star once they can.
 */
export function useStarFocus(group: RefObject<HTMLElement | null>, canRate: boolean, starCount: number): StarFocus {
  const [stars] = useState(() => createElementRegistry<number, HTMLElement>());
  const [chosen, setTabStop] = useState(1);
  const tabStop = Math.min(chosen, starCount);
  const isInside = useRef(false);

  const takeFocus = useStableCallback(() => {
    const target = canRate ? stars.get(tabStop) : group.current;
    target?.focus({ preventScroll: true });
  });
  useIsomorphicLayoutEffect(() => {
    const around = group.current;
    if (!around || !isInside.current) return;
    // A star that loses its tabindex loses focus immediately, and React fires no blur event during a commit.
    if (focusedElement(around.ownerDocument) === null || hasFocusWithin(around)) takeFocus();
  }, [group, canRate, takeFocus]);

  const handlers = useMemo<Pick<StarFocus, 'onFocus' | 'onBlur'>>(
    () => ({
      onFocus() {
        isInside.current = true;
      },
      onBlur({ currentTarget, relatedTarget }) {
        isInside.current = currentTarget.contains(relatedTarget);
      },
    }),
    [],
  );

  return {
    stars,
    tabStop,
    setTabStop,
    takeFocus,
    ...handlers,
  };
}
