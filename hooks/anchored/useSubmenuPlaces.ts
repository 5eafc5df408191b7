'use client';
import { useEffect } from 'react';
import type { OpenSubmenu } from '../navigation/types.ts';
import { placeSubmenu } from './engine/placeSubmenu.ts';

/**
 * Keeps the open submenus of a site's menu within the window, as long as a style sheet positions them (`position: absolute`): beside their
 * items where there is room, else on the other side. One that is higher than the window is cut to it, and has `data-scrolls`.
 *
 * @example
 * const navigation = useSiteNavigation({ items });
 * useSubmenuPlaces(navigation.openSubmenus);
 */
export function useSubmenuPlaces(submenus: readonly OpenSubmenu[]): void {
  const ids = submenus.map(({ id }) => id).join(' ');
  useEffect(() => {
    const ends = submenus.map(placeSubmenu);
    return () => {
      for (const end of ends) end?.();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- another render has other objects for the same submenus
  }, [ids]);
}
