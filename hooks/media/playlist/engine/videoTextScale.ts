import { DEFAULT_FONT_SIZE_PX } from '../constants.ts';

/**
 * Returns the user's text size relative to the browser default of 16 px, for example 2 for a root font size of 32 px.
 * The result is never less than 1, because a smaller `rem` should not shrink videos. Returns 1 on the server.
 */
export function videoTextScale(): number {
  if (typeof document === 'undefined') return 1;
  return Math.max(
    1,
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / DEFAULT_FONT_SIZE_PX || 1,
  );
}
