import { animateScroll } from '../../shared/engine/animateScroll.ts';
import { fixedTopHeight } from '../../shared/engine/fixedTopHeight.ts';
import { scrollerOf } from '../../shared/engine/scrollerOf.ts';

/** Room between a fixed header and what is scrolled to, in pixels. */
const HEADER_GAP_PX = 16;

/** Scrolls to `offsetPx` above an element, or below a fixed header that is higher. The controller ends it. */
export function scrollGalleryTo(element: HTMLElement, offsetPx: number, durationMs: number): AbortController {
  const controller = new AbortController();
  const scroller = scrollerOf(element);
  const isPage = scroller === element.ownerDocument.scrollingElement;
  const edge = isPage ? 0 : scroller.getBoundingClientRect().top;
  const header = isPage ? fixedTopHeight(element.ownerDocument) : 0;
  const above = Math.max(offsetPx, header > 0 ? header + HEADER_GAP_PX : 0);
  const target = scroller.scrollTop + element.getBoundingClientRect().top - edge - above;
  animateScroll(scroller, target, durationMs, controller.signal);
  return controller;
}
