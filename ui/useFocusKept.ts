'use client';
import { useLayoutEffect, useState } from 'react';

export interface FocusPlace {
  /** Selects what is exchanged as a whole. */
  readonly region: string;
  /** Selects what can have the focus in it. */
  readonly control: string;
}

/** A place among the regions of a page and among the controls of one; −1 for none. */
interface HeldPlace {
  readonly regionIndex: number;
  readonly controlIndex: number;
}

const placeIn = (within: ParentNode, selector: string, element: Element | null | undefined) =>
  [...within.querySelectorAll(selector)].findIndex((own) => own === element);

function readPlace({ region, control }: FocusPlace): HeldPlace {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  const left = active?.closest(region);
  return {
    regionIndex: left ? placeIn(left.getRootNode() as ParentNode & Node, region, left) : -1,
    controlIndex: left ? placeIn(left, control, active) : -1,
  };
}

/**
 * Whoever stood on a control stands there still when what moves its region takes the place of what a server printed: the element is
 * another one, in the same place among the controls. `element` is the new region, or what holds its controls. Keep the identity of the place.
 */
export function useFocusKept(element: HTMLElement | null, { region, control }: FocusPlace): void {
  const [held] = useState(() => readPlace({ region, control }));
  useLayoutEffect(() => {
    if (!element || held.controlIndex < 0 || document.activeElement !== document.body) return;
    // Several regions of a page may be exchanged in one go.
    if (placeIn(element.getRootNode() as ParentNode & Node, region, element.closest(region)) !== held.regionIndex)
      return;
    element.querySelectorAll<HTMLElement>(control)[held.controlIndex]?.focus({ preventScroll: true });
  }, [element, region, control, held]);
}
