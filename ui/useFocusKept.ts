'use client';
import { useLayoutEffect, useState } from 'react';

export interface FocusPlace {
  /** Selects what is exchanged as a whole. */
  readonly region: string;
  /** Selects what can have the focus in it. */
  readonly control: string;
}

const controlsIn = (region: Element, control: string) => [...region.querySelectorAll<HTMLElement>(control)];

/**
 * Whoever stood on a control stands there still when the code that moves its region has come: the element is another one, in
 * the same place among the controls. `element` is the new region, or what holds its controls. Keep the identity of the place.
 */
export function useFocusKept(element: HTMLElement | null, { region, control }: FocusPlace): void {
  const [place] = useState(() => {
    const active = document.activeElement;
    const left = active?.closest(region);
    return left ? controlsIn(left, control).findIndex((own) => own === active) : -1;
  });
  useLayoutEffect(() => {
    if (element && place >= 0 && document.activeElement === document.body) {
      controlsIn(element, control)[place]?.focus({ preventScroll: true });
    }
  }, [element, control, place]);
}
