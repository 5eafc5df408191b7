import { clamp } from '../shared/clamp.ts';
import type { FilmstripGeometry } from './filmstripGeometry.ts';

/** How far to scroll so that a thumbnail stands in the middle of the track, as far as the ends of the list allow. */
export function centringOffset({ step, trackLength, scrollLength }: FilmstripGeometry, index: number): number {
  return clamp(index * step + step / 2 - trackLength / 2, 0, scrollLength);
}
