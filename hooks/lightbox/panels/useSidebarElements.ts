'use client';
import { useRef, useState } from 'react';
import { createElementRegistry, type ElementRegistry } from '../../core/shared/createElementRegistry.ts';
import { hasFocusWithin } from '../../core/shared/engine/focus.ts';
import { mergeRefs } from '../../core/shared/mergeProps.ts';
import { useCustomPropertiesRef } from '../../core/shared/useElementEffect.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useStableCallbacks } from '../../core/shared/useStableCallback.ts';
import { SIDEBAR_MIN_IMAGE_WIDTH_PX, SIDEBAR_WIDTH_PX } from './constants.ts';
import { observeSize } from './engine/observeSize.ts';
import type { UseSidebarsOptions } from './sidebarTypes.ts';

interface SidebarArea extends SidebarSize {
  readonly setArea: (element: HTMLElement | null) => void;
  readonly covered: ElementRegistry<string, HTMLElement>;
}

/**
 * Measures the area around the image and the sidebars, and sets the sidebar's sizes as custom properties of that area.
 * Makes elements inert while a full-width sidebar covers them.
 */
export function useSidebarArea(
  { width, minImageWidth = SIDEBAR_MIN_IMAGE_WIDTH_PX }: Pick<UseSidebarsOptions, 'width' | 'minImageWidth'>,
  isOpen: boolean,
  durationMs: number,
): SidebarArea {
  // A width of 0 counts as unset.
  const preferred = { width: width || SIDEBAR_WIDTH_PX, minImageWidth };
  const [narrowWidth, setNarrowWidth] = useState(0);
  const size = sidebarSize({ ...preferred, areaWidth: narrowWidth });
  const isCovered = isOpen && size.isFullWidth;
  const { handleSize, applyInert } = useStableCallbacks({
    // If the area is wide, its exact width does not matter, so resizing it must not cause a render.
    handleSize({ width: areaWidth }: { readonly width: number }) {
      const next = sidebarSize({ ...preferred, areaWidth }).isFullWidth ? areaWidth : 0;
      if (next !== narrowWidth) setNarrowWidth(next);
    },
    applyInert(_: string, element: HTMLElement) {
      element.inert = isCovered;
    },
  });

  const [area] = useState(() => observeSize(handleSize));
  const writeProperties = useCustomPropertiesRef({
    '--loggia-sidebar-width': `${size.width}px`,
    '--loggia-sidebar-inset': `${isOpen ? size.inset : 0}px`,
    '--loggia-sidebar-duration': `${durationMs}ms`,
  });
  const [setArea] = useState(() => mergeRefs<HTMLElement>(area.ref, writeProperties));
  useIsomorphicLayoutEffect(area.report, [area, preferred.width, minImageWidth]);

  const [covered] = useState(() => createElementRegistry<string, HTMLElement>(applyInert));
  useIsomorphicLayoutEffect(() => {
    for (const [name, element] of covered.entries()) applyInert(name, element);
  }, [isCovered, covered, applyInert]);
  return { ...size, setArea, covered };
}

interface SidebarSizeInput {
  /** The preferred width of the sidebar, in CSS pixels. */
  readonly width: number;
  /** Combined width of the image and the sidebar, in CSS pixels. 0 until it is measured. */
  readonly areaWidth: number;
  /** The minimum width of the image. */
  readonly minImageWidth: number;
}

interface SidebarSize {
  readonly width: number;
  /** Whether the sidebar covers the image. */
  readonly isFullWidth: boolean;
  /** How much narrower the sidebar makes the image. */
  readonly inset: number;
}

/**
 * Returns the size of an open sidebar: its own width if it fits next to the image, otherwise the width of the whole
 * area.
 */
export function sidebarSize({ width, areaWidth, minImageWidth }: SidebarSizeInput): SidebarSize {
  const isFullWidth = areaWidth > 0 && areaWidth < width + minImageWidth;
  return isFullWidth ? { width: areaWidth, isFullWidth, inset: 0 } : { width, isFullWidth, inset: width };
}

export interface SidebarElements<TName extends string> {
  readonly sidebars: ElementRegistry<TName, HTMLElement>;
  readonly buttons: ElementRegistry<TName, HTMLElement>;
}

const hasFocus = (element: HTMLElement | null): boolean => element !== null && hasFocusWithin(element);

/**
 * Makes all sidebars except the `active` one inert. Focus moves into the active sidebar. Once no sidebar is `wanted`,
 * focus moves back to the sidebar's button, or to the dialog if there is no button.
 */
export function useSidebarFocus<TName extends string>(
  active: TName | null,
  wanted: TName | null,
  dialogElement: HTMLElement | null,
): SidebarElements<TName> {
  const previous = useRef<TName | null>(null);
  const { enter, move } = useStableCallbacks({
    enter(name: TName, element: HTMLElement) {
      element.inert = name !== active;
      if (name === active) element.focus({ preventScroll: true });
    },
    move() {
      const left = previous.current;
      previous.current = active;
      if (left === active) return;
      const { sidebars, buttons } = elements;
      const isLeft = left !== null && hasFocus(sidebars.get(left));
      for (const [name, element] of sidebars.entries()) element.inert = name !== active;
      if (active !== null) sidebars.get(active)?.focus({ preventScroll: true });
      else if (isLeft) (buttons.get(wanted ?? left) ?? dialogElement)?.focus({ preventScroll: true });
    },
  });
  const [elements] = useState<SidebarElements<TName>>(() => ({
    sidebars: createElementRegistry(enter),
    buttons: createElementRegistry(),
  }));
  useIsomorphicLayoutEffect(move, [move, active]);
  return elements;
}
