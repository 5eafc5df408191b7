'use client';
import { useState } from 'react';
import { focusedElement } from './engine/focus.ts';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';

/** Selectors of the region that keeps focus. */
export interface FocusRegion {
  /** Selects the region that is replaced as a whole. */
  readonly region: string;
  /** Selects the controls in it that can have focus. */
  readonly control: string;
}

/** Index among the regions of a page and among the controls of a region, or −1 for none. */
interface HeldPlace {
  readonly regionIndex: number;
  readonly controlIndex: number;
}

const NOWHERE: HeldPlace = { regionIndex: -1, controlIndex: -1 };

const placeIn = (within: ParentNode, selector: string, element: Element) =>
  [...within.querySelectorAll(selector)].indexOf(element);

function readPlace({ region, control }: FocusRegion): HeldPlace {
  const active = typeof document === 'undefined' ? null : focusedElement(document);
  const left = active?.closest(region);
  if (!active || !left) return NOWHERE;
  return {
    regionIndex: placeIn(left.getRootNode() as ParentNode & Node, region, left),
    controlIndex: placeIn(left, control, active),
  };
}

/**
 * Keeps focus when an interactive component replaces server-rendered markup: focus moves to the control at the same
 * position in the new region. `element` is the new region, or contains its controls. Only the selectors of the first
 * render are used.
 */
export function useFocusKept(element: HTMLElement | null, place: FocusRegion | undefined): void {
  const [held] = useState(() => (place ? readPlace(place) : NOWHERE));
  const { region, control } = place ?? {};
  useIsomorphicLayoutEffect(() => {
    const isLost = held.controlIndex >= 0 && document.activeElement === document.body;
    if (!element || !region || !control || !isLost) return;
    const now = element.closest(region);
    // Several regions of a page may be replaced at once.
    if (!now || placeIn(element.getRootNode() as ParentNode & Node, region, now) !== held.regionIndex) return;
    element.querySelectorAll<HTMLElement>(control)[held.controlIndex]?.focus({ preventScroll: true });
  }, [element, region, control, held]);
}
