import { clamp } from '../clamp.ts';
import { isKeyless } from '../keyOwners.ts';

/** Events that indicate manual scrolling. */
const USER_SCROLL_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Starts fast and slows down. */
const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;

/**
 * Scrolls an element, or the page, to `top` within `durationMs`, or jumps there if the duration is 0. Stops when the
 * user scrolls or `signal` is aborted.
 */
export function animateScroll(
  scroller: Element,
  top: number,
  durationMs: number,
  signal: AbortSignal,
  ease: (progress: number) => number = easeOut,
): void {
  const start = scroller.scrollTop;
  const end = clamp(top, 0, scrollEnd(scroller));
  const jumpTo = (position: number) => scroller.scrollTo?.({ top: position, behavior: 'instant' });
  if (durationMs <= 0 || Math.abs(end - start) < 1) {
    jumpTo(end);
    return;
  }
  const ending = new AbortController();
  const stop = () => ending.abort();
  const options = { signal: ending.signal, passive: true };
  const stopOnUserInput = (event: Event) => {
    if (!isKeyless(event)) stop();
  };
  for (const name of USER_SCROLL_EVENTS) window.addEventListener(name, stopOnUserInput, options);
  signal.addEventListener('abort', stop, { signal: ending.signal });

  const startedAt = performance.now();
  const step = (now: number) => {
    if (ending.signal.aborted) return;
    const progress = clamp((now - startedAt) / durationMs, 0, 1);
    jumpTo(start + (end - start) * ease(progress));
    if (progress < 1) requestAnimationFrame(step);
    else stop();
  };
  requestAnimationFrame(step);
}

/** Returns the highest possible value of `scrollTop`. */
export const scrollEnd = ({ scrollHeight, clientHeight }: Element): number => Math.max(0, scrollHeight - clientHeight);

/** Whether an element scrolls vertically. */
export const isScroller = (element: Element): boolean =>
  /auto|scroll|overlay/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight;

/**
 * Returns the body if it scrolls the page. Usually, the overflow of the body applies to the viewport. However, if the
 * root has its own overflow, the body keeps its own as well (CSS Overflow, 3.3).
 */
export function scrollingBody({ documentElement, body }: Document): HTMLElement | null {
  const isOwn = body && isScroller(body) && (getComputedStyle(documentElement).overflowY || 'visible') !== 'visible';
  return isOwn ? body : null;
}

/** Returns the element that scrolls the page. */
export const pageScroller = (document: Document): Element =>
  scrollingBody(document) ?? document.scrollingElement ?? document.documentElement;

/** Returns the scroll position of the page, in CSS pixels. */
export const readPageTop = (): number => scrollingBody(document)?.scrollTop ?? window.scrollY;

/** Scrolls the page without animation. */
export const scrollPageTo = (top: number): void =>
  (scrollingBody(document) ?? window).scrollTo({ top, behavior: 'instant' });

/** Returns the nearest ancestor that scrolls vertically, or the page's scroller. */
export function scrollerOf(element: Element): Element {
  const page = pageScroller(element.ownerDocument);
  for (let parent = element.parentElement; parent && parent !== page; parent = parent.parentElement) {
    if (parent !== element.ownerDocument.body && isScroller(parent)) return parent;
  }
  return page;
}

/**
 * Returns whether this is a new visit, as opposed to a reload or a Back navigation, after which the scroll position is
 * restored. `true` if the Performance API is not available, as in Jest's jsdom.
 */
export const isFreshVisit = (): boolean =>
  (performance.getEntriesByType?.('navigation') ?? []).every(
    (entry) => (entry as PerformanceNavigationTiming).type === 'navigate',
  );
