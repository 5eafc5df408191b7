'use client';
import { useState } from 'react';
import { createElementRegistry } from '../shared/createElementRegistry.ts';
import type { ElementRegistry } from '../shared/createElementRegistry.ts';
import { useCustomProperties } from '../shared/useCustomProperties.ts';
import { useElementSize } from '../shared/useElementSize.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { SIDEBAR_SMALLEST_AREA_PX, SIDEBAR_WIDTH_PX } from './constants.ts';
import { sidebarRoom } from './sidebarRoom.ts';
import type { SidebarRoom } from './sidebarRoom.ts';
import type { UseSidebarsOptions } from './types.ts';

export interface SidebarArea extends SidebarRoom {
  readonly setArea: (element: HTMLElement | null) => void;
  readonly covered: ElementRegistry<string, HTMLElement>;
}

/** Measures the area, hands its numbers to the style sheet, and makes inert what a sidebar of full width covers. */
export function useSidebarArea(
  { width, smallestArea = SIDEBAR_SMALLEST_AREA_PX }: Pick<UseSidebarsOptions, 'width' | 'smallestArea'>,
  isOpen: boolean,
  durationMs: number,
): SidebarArea {
  const [area, setArea] = useState<HTMLElement | null>(null);
  const { width: areaWidth } = useElementSize(area);
  // A setting of 0 is no width.
  const room = sidebarRoom({ width: width || SIDEBAR_WIDTH_PX, areaWidth, smallestArea });
  useCustomProperties(area, {
    '--loggia-sidebar-width': `${room.width}px`,
    '--loggia-sidebar-inset': `${isOpen ? room.inset : 0}px`,
    '--loggia-sidebar-duration': `${durationMs}ms`,
  });

  const isCovered = isOpen && room.isFullWidth;
  const applyInert = useStableCallback((_: string, element: HTMLElement) => {
    element.inert = isCovered;
  });
  const [covered] = useState(() => createElementRegistry<string, HTMLElement>(applyInert));
  useIsomorphicLayoutEffect(() => {
    for (const [name, element] of covered.entries()) applyInert(name, element);
  }, [isCovered, covered, applyInert]);
  return { ...room, setArea, covered };
}
