import { parentElementOf } from '../parentElementOf.ts';

/** Points at which the top of the window is probed for something that stays there, in shares of its width. */
const PROBES = [0.25, 0.5, 0.75] as const;

/** How much of the top of the window a fixed or sticky header covers, in pixels; the page's own `scroll-padding-top` counts, too. */
export function fixedTopHeight(document: Document): number {
  const { innerWidth, innerHeight } = document.defaultView ?? window;
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const heights = PROBES.map((share) => headerBottom(document.elementFromPoint?.(innerWidth * share, 0)));
  // What covers half of the window is no header.
  return Math.max(padding, ...heights.filter((height) => height < innerHeight / 2));
}

function headerBottom(start: Element | null): number {
  for (let element = start; element; element = parentElementOf(element)) {
    const { position } = getComputedStyle(element);
    if (position === 'fixed' || position === 'sticky') return element.getBoundingClientRect().bottom;
  }
  return 0;
}
