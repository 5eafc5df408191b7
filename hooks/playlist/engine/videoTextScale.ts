import { USUAL_TEXT_SIZE_PX } from '../constants.ts';

/**
 * Returns the scale of the visitor's text size: 2 where the page's text is 32 px. It is never below 1, because a page with a small `rem`
 * does not ask for smaller videos, and 1 on a server.
 */
export function videoTextScale(): number {
  if (typeof document === 'undefined') return 1;
  return Math.max(1, Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT_SIZE_PX || 1);
}
