import { RATING_FULL_STAR_FROM, RATING_FULL_STAR_WITHOUT_HALVES_FROM, RATING_HALF_STAR_ABOVE } from './constants.ts';

/** How much of a star is filled. */
export type StarFace = 'full' | 'half' | 'empty';

/**
 * Returns how a star (counted from 1) is filled for an average of `points`. The average's fraction is rounded to
 * hundredths and determines whether the last star is full, half full or empty.
 */
export function starFace(points: number, star: number, hasHalves = true): StarFace {
  const part = Math.round((points - star + 1) * 100) / 100;
  if (part >= (hasHalves ? RATING_FULL_STAR_FROM : RATING_FULL_STAR_WITHOUT_HALVES_FROM)) return 'full';
  return hasHalves && part > RATING_HALF_STAR_ABOVE ? 'half' : 'empty';
}
