'use client';
import { useEffect } from 'react';
import { autoUpdate, computePosition, flip, shift } from '@floating-ui/react';
import type { OpenSubmenu } from '@loggia/hooks';

const EDGE_PX = 8;
const MIDDLEWARE = [flip({ padding: EDGE_PX }), shift({ padding: EDGE_PX })];

/** Keeps a submenu within the window. In a menu that is folded it stands in the flow, and stays there. */
function placeSubmenu({ itemElement, submenuElement, level }: OpenSubmenu): (() => void) | undefined {
  if (!itemElement || !submenuElement) return undefined;
  const { position, direction } = getComputedStyle(submenuElement);
  if (position !== 'absolute') return undefined;
  const beside = direction === 'rtl' ? 'left-start' : 'right-start';
  const options = { placement: level === 0 ? 'bottom-start' : beside, middleware: MIDDLEWARE } as const;
  return autoUpdate(itemElement, submenuElement, () => {
    void computePosition(itemElement, submenuElement, options).then(({ x, y }) => {
      submenuElement.style.setProperty('inset', `${y}px auto auto ${x}px`);
    });
  });
}

export interface SubmenuPlacesProps {
  readonly submenus: readonly OpenSubmenu[];
}

/** Places the open submenus. Its code comes with the first pointer or focus. */
export function SubmenuPlaces({ submenus }: SubmenuPlacesProps) {
  const ids = submenus.map(({ id }) => id).join(' ');
  useEffect(() => {
    const ends = submenus.map(placeSubmenu);
    return () => {
      for (const end of ends) end?.();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- another render has other objects for the same submenus
  }, [ids]);
  return null;
}
