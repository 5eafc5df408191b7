'use client';
import { useState } from 'react';
import { focusedElement } from './engine/focus.ts';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';

/** Selectors of the region that keeps focus. */
export interface FocusRegion {
  /** Selects the region that is replaced as a whole. */
  readonly region: string;
  /** Selects the controls in the region that can have focus. */
  readonly control: string;
}

/**
 * Index of the focused region on the page and of the focused control in that region, or −1 for both if there is none.
 */
interface HeldFocus {
  readonly regionIndex: number;
  readonly controlIndex: number;
}

const NOWHERE: HeldFocus = { regionIndex: -1, controlIndex: -1 };

const indexIn = (within: ParentNode, selector: string, element: Element) =>
  [...within.querySelectorAll(selector)].indexOf(element);

function readFocus({ region, control }: FocusRegion): HeldFocus {
  const active = typeof document === 'undefined' ? null : focusedElement(document);
  const left = active?.closest(region);
  if (!active || !left) return NOWHERE;
  return {
    regionIndex: indexIn(left.getRootNode() as ParentNode & Node, region, left),
    controlIndex: indexIn(left, control, active),
  };
}

/**
 * Keeps focus when an interactive component replaces server-rendered markup: focus moves to the control at the same
 * position in the new region. `element` is the new region itself, or an element inside it that contains the controls.
 * The focused control is determined on the first render, so pass `focusRegion` from the start and do not change its
 * selectors.
 */
export function useFocusKept(element: HTMLElement | null, focusRegion: FocusRegion | undefined): void {
  const [held] = useState(() => (focusRegion ? readFocus(focusRegion) : NOWHERE));
  const { region, control } = focusRegion ?? {};
  useIsomorphicLayoutEffect(() => {
    const isLost = held.controlIndex >= 0 && document.activeElement === document.body;
    if (!element || !region || !control || !isLost) return;
    const now = element.closest(region);
    // The page may have several such regions, and they may be replaced at once. Only one of them had focus.
    if (!now || indexIn(element.getRootNode() as ParentNode & Node, region, now) !== held.regionIndex) return;
    element.querySelectorAll<HTMLElement>(control)[held.controlIndex]?.focus({ preventScroll: true });
  }, [element, region, control, held]);
}
