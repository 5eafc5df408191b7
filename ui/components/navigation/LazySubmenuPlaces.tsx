'use client';
import { useLatePart } from '../../useLatePart.ts';
import type { SubmenuPlacesProps } from './SubmenuPlaces.tsx';

const loadPlaces = async () => (await import('./SubmenuPlaces.tsx')).SubmenuPlaces;

/** Draw it from the first intent on. */
export function LazySubmenuPlaces(props: SubmenuPlacesProps) {
  const { part: Places } = useLatePart(loadPlaces);
  return Places && <Places {...props} />;
}
