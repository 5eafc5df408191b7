import { USUAL_TEXT_SIZE_PX } from '../constants.ts';

/**
 * How much larger than usual the visitor wants texts: 2 where the page's text is 32 px. Never below 1: a page that makes its `rem`
 * small does not mean it, and 1 where there is no page.
 */
export function videoTextScale(): number {
  if (typeof document === 'undefined') return 1;
  return Math.max(1, Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT_SIZE_PX || 1);
}
