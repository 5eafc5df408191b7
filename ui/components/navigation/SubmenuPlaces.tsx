'use client';
import { useEffect } from 'react';
import type { OpenSubmenu } from '@loggia/hooks/navigation';
import { placeSubmenu } from './placeSubmenu.ts';

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
