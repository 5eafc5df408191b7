'use client';
import { useSubmenuPlaces } from '@loggia/hooks/anchored';
import type { OpenSubmenu } from '@loggia/hooks/navigation';

export interface SubmenuPlacesProps {
  readonly submenus: readonly OpenSubmenu[];
}

/** Places the open submenus. Its code comes with the first pointer or focus. */
export function SubmenuPlaces({ submenus }: SubmenuPlacesProps) {
  useSubmenuPlaces(submenus);
  return null;
}
