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
    // Several regions of a page may be replaced at once.
    if (!now || indexIn(element.getRootNode() as ParentNode & Node, region, now) !== held.regionIndex) return;
    element.querySelectorAll<HTMLElement>(control)[held.controlIndex]?.focus({ preventScroll: true });
  }, [element, region, control, held]);
}
