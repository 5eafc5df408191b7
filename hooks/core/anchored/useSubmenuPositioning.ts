'use client';
import { useEffect } from 'react';
import { autoUpdate, computePosition, flip, shift, size } from '@floating-ui/react';
import type { OpenSubmenu } from '../../site/navigation/types.ts';
import { ANCHORED_COLLISION_PADDING_PX, ANCHORED_MIN_HEIGHT_PX } from './constants.ts';

/**
 * Keeps the open submenus of a site menu within the window if a stylesheet positions them (`position: absolute`). They
 * open on their usual side if they fit there, otherwise on the opposite side. A submenu that is taller than the window
 * is limited to the window's height and gets a `data-scrolls` attribute.
 *
 * @example
 * const navigation = useSiteNavigation({ items });
 * useSubmenuPositioning(navigation.openSubmenus);
 */
export function useSubmenuPositioning(submenus: readonly OpenSubmenu[]): void {
  const ids = submenus.map(({ id }) => id).join(' ');
  useEffect(() => {
    const ends = submenus.map(positionSubmenu);
    return () => {
      for (const end of ends) end?.();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- each render creates new objects for the same submenus
  }, [ids]);
}

/** Limits the height of a submenu to the available space. The submenu scrolls if its links do not fit. */
function fitHeight(submenu: HTMLElement, availableHeight: number): void {
  const maxHeight = Math.max(availableHeight, ANCHORED_MIN_HEIGHT_PX);
  const height = submenu.hasAttribute('data-scrolls') ? submenu.scrollHeight : submenu.offsetHeight;
  submenu.toggleAttribute('data-scrolls', height > maxHeight);
  submenu.style.setProperty('max-height', height > maxHeight ? `${maxHeight}px` : '');
}

const MIDDLEWARE = [
  flip({ padding: ANCHORED_COLLISION_PADDING_PX }),
  shift({ padding: ANCHORED_COLLISION_PADDING_PX }),
  size({
    padding: ANCHORED_COLLISION_PADDING_PX,
    apply: ({ availableHeight, elements }) => fitHeight(elements.floating, availableHeight),
  }),
];

/** Keeps a submenu within the window. In a collapsed menu, the submenu is in normal flow and is not moved. */
function positionSubmenu({ itemElement, submenuElement, level }: OpenSubmenu): (() => void) | undefined {
  if (!itemElement || !submenuElement) return undefined;
  return autoUpdate(itemElement, submenuElement, () => {
    const { position, direction } = getComputedStyle(submenuElement);
    if (position !== 'absolute') {
      fitHeight(submenuElement, Infinity);
      return;
    }
    const beside = direction === 'rtl' ? 'left-start' : 'right-start';
    const options = { placement: level === 0 ? 'bottom-start' : beside, middleware: MIDDLEWARE } as const;
    void computePosition(itemElement, submenuElement, options).then(({ x, y }) => {
      submenuElement.style.setProperty('inset', `${y}px auto auto ${x}px`);
    });
  });
}
