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

/** Returns the nearest ancestor that scrolls an element horizontally, or `undefined` if there is none. */
export function sidewaysScroller(inner: Element | null | undefined): Element | undefined {
  let element = inner?.parentElement;
  while (element) {
    const isWider = element.scrollWidth > element.clientWidth;
    if (isWider && /auto|scroll/.test(getComputedStyle(element).overflowX)) return element;
    element = element.parentElement;
  }
  return undefined;
}

/**
 * Returns whether this is a new visit, as opposed to a reload or a Back navigation, after which the scroll position is
 * restored. `true` if the Performance API is not available, as in Jest's jsdom.
 */
export const isFreshVisit = (): boolean =>
  (performance.getEntriesByType?.('navigation') ?? []).every(
    (entry) => (entry as PerformanceNavigationTiming).type === 'navigate',
  );
