import { clamp } from '../clamp.ts';
import { isKeyless } from '../keyOwners.ts';
import { parentElementOf } from '../unshadowed.ts';

/** The events of scrolling by hand. */
const HANDS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Fast at the beginning, slow at the end. */
const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;

/** Scrolls an element, or the page, to `top` in `durationMs`; 0 jumps. The visitor's own scrolling ends it, and so does `signal`. */
export function animateScroll(
  scroller: Element,
  top: number,
  durationMs: number,
  signal: AbortSignal,
  ease: (progress: number) => number = easeOut,
): void {
  const start = scroller.scrollTop;
  const range = scrollRange(scroller);
  const end = clamp(top, range.top, range.bottom);
  const jumpTo = (position: number) => scroller.scrollTo?.({ top: position, behavior: 'instant' });
  if (durationMs <= 0 || Math.abs(end - start) < 1) {
    jumpTo(end);
    return;
  }
  const hand = new AbortController();
  const stop = () => hand.abort();
  const options = { signal: hand.signal, passive: true };
  const stopByHand = (event: Event) => {
    if (!isKeyless(event)) stop();
  };
  for (const name of HANDS) window.addEventListener(name, stopByHand, options);
  signal.addEventListener('abort', stop, { signal: hand.signal });

  const startedAt = performance.now();
  const draw = (now: number) => {
    if (hand.signal.aborted) return;
    const progress = clamp((now - startedAt) / durationMs, 0, 1);
    jumpTo(start + (end - start) * ease(progress));
    if (progress < 1) requestAnimationFrame(draw);
    else stop();
  };
  requestAnimationFrame(draw);
}

/** The range of `scrollTop`. */
export interface ScrollRange {
  /** 0, or negative where the content begins at the bottom. */
  readonly top: number;
  readonly bottom: number;
}

/** Whether a scroller begins at its bottom: a reversed column as in a chat, reversed rows, or lines that are written upwards. */
function beginsAtBottom(scroller: Element): boolean {
  if (scroller.scrollTop !== 0) return scroller.scrollTop < 0;
  const { writingMode, direction, display, flexDirection, flexWrap } = getComputedStyle(scroller);
  const isVertical = /^(?:vertical|sideways)/.test(writingMode);
  const isUpwards = isVertical && (direction === 'rtl') !== (writingMode === 'sideways-lr');
  if (!display.endsWith('flex')) return isUpwards;
  const isAlong = flexDirection.startsWith(isVertical ? 'row' : 'column');
  const isReverse = isAlong ? flexDirection.endsWith('-reverse') : flexWrap === 'wrap-reverse';
  return isUpwards !== isReverse;
}

/** Returns how far an element, or the page, can be scrolled in each direction. */
export function scrollRange(scroller: Element): ScrollRange {
  const length = Math.max(0, scroller.scrollHeight - scroller.clientHeight);
  const isPage = scroller === scroller.ownerDocument.scrollingElement;
  if (length === 0 || isPage || !beginsAtBottom(scroller)) return { top: 0, bottom: length };
  return { top: -length, bottom: 0 };
}

const isScroller = (element: Element): boolean =>
  /auto|scroll|overlay/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight;

/**
 * The body, if the page scrolls in it. Usually the overflow of the body is the window's; if the root has one too, the body keeps its own
 * (CSS Overflow, 3.3).
 */
export function scrollingBody({ documentElement, body }: Document): HTMLElement | null {
  const isOwn = body && isScroller(body) && (getComputedStyle(documentElement).overflowY || 'visible') !== 'visible';
  return isOwn ? body : null;
}

/** The element that scrolls the page. */
export const pageScroller = (document: Document): Element =>
  scrollingBody(document) ?? document.scrollingElement ?? document.documentElement;

/** Returns how far the page is scrolled, in CSS pixels. */
export const readPageTop = (): number => scrollingBody(document)?.scrollTop ?? window.scrollY;

/** Scrolls the page, without an animation. */
export const scrollPageTo = (top: number): void =>
  (scrollingBody(document) ?? window).scrollTo({ top, behavior: 'instant' });

/** The nearest ancestor that scrolls its content up and down, else the page. */
export function scrollerOf(element: Element): Element {
  const page = pageScroller(element.ownerDocument);
  for (let parent = element.parentElement; parent && parent !== page; parent = parentElementOf(parent)) {
    if (parent !== element.ownerDocument.body && isScroller(parent)) return parent;
  }
  return page;
}

/** Whether the page was opened anew: a reload and Back restore their own position. True without the Performance API (the jsdom of Jest). */
export const isFreshVisit = (): boolean =>
  (performance.getEntriesByType?.('navigation') ?? []).every(
    (entry) => (entry as PerformanceNavigationTiming).type === 'navigate',
  );
