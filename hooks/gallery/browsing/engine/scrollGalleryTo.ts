import { animateScroll } from '../../../core/shared/engine/animateScroll.ts';
import { pageScroller, scrollerOf } from '../../../core/shared/engine/scrolling.ts';

/** The gap between a fixed header and the scroll target. */
const HEADER_GAP_PX = 16;

/**
 * Scrolls until the element is `offsetPx` below the top of the viewport, or just below a fixed header if the header is
 * taller than that. To stop scrolling, abort the signal.
 */
export function scrollGalleryTo(element: HTMLElement, offsetPx: number, durationMs: number, signal: AbortSignal): void {
  const scroller = scrollerOf(element);
  const isPage = scroller === pageScroller(element.ownerDocument);
  const edge = isPage ? 0 : scroller.getBoundingClientRect().top;
  const header = isPage ? fixedTopHeight(element.ownerDocument) : 0;
  const above = Math.max(offsetPx, header > 0 ? header + HEADER_GAP_PX : 0);
  const target = scroller.scrollTop + element.getBoundingClientRect().top - edge - above;
  animateScroll(scroller, target, durationMs, signal);
}

/** Where to look for a fixed header along the top of the viewport, as fractions of its width. */
const PROBES = [0.25, 0.5, 0.75] as const;

/**
 * Returns the height in pixels that is covered by a fixed or sticky header, or the document's `scroll-padding-top` if
 * that is larger.
 */
function fixedTopHeight(document: Document): number {
  const { innerWidth, innerHeight } = document.defaultView ?? window;
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const heights = PROBES.map((share) => headerBottom(document.elementFromPoint?.(innerWidth * share, 0)));
  // An element that covers half the viewport is not a header.
  return Math.max(padding, ...heights.filter((height) => height < innerHeight / 2));
}

function headerBottom(start: Element | null): number {
  for (let element = start; element; element = element.parentElement) {
    const { position } = getComputedStyle(element);
    if (position === 'fixed' || position === 'sticky') return element.getBoundingClientRect().bottom;
  }
  return 0;
}
