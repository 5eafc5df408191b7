import { readPageTop, sidewaysScroller } from '../../../core/shared/engine/scrolling.ts';

/**
 * The state when items were last requested: the number of items, and the position of the list's end in the page and in
 * the viewport.
 */
export interface LastRequest {
  readonly count: number;
  readonly pageTop: number;
  /** Undefined if the end has since left the viewport. */
  readonly windowTop?: number;
}

export interface EndWatch {
  /** The element that follows the list. */
  readonly element: Element;
  /** The distance at which `onNear` is called, in CSS pixels. */
  readonly distancePx: number;
  /** The number of items in the list. */
  readonly count: number;
  /** The element that contains the list. */
  readonly container: Element | null;
  /** Shared between successive watches of the same list. */
  readonly lastRequest: { current: LastRequest | undefined };
  readonly signal: AbortSignal;
  readonly onNear: () => void;
}

/**
 * Calls `onNear` when the element that follows a list approaches the viewport from below. If the list's rows scroll
 * horizontally, calls `onNear` when the user approaches the end of the rows. If new items have not pushed the element
 * away, the next call waits until the user scrolls. Without this, all pages would load at once, because scroll
 * anchoring keeps the content below the list in place.
 */
export function watchEnd({ element, distancePx, count, container, lastRequest, signal, onNear }: EndWatch): void {
  const topOf = () => element.getBoundingClientRect().top;
  const onScroll = (listener: () => void) => window.addEventListener('scroll', listener, { signal, capture: true });
  // A new observer reports the element immediately.
  const observer = new IntersectionObserver(
    (entries) => {
      const before = lastRequest.current;
      // If the element left the viewport and is near it again, the user has scrolled back to the element. Its position
      // may be the same as before, for example after pressing End.
      const hasLeft = entries.some(({ isIntersecting }) => !isIntersecting);
      if (before && hasLeft) lastRequest.current = { count: before.count, pageTop: before.pageTop };
      if (!entries.at(-1)?.isIntersecting) return;
      const rows = sidewaysScroller(container?.querySelector('[data-index]')?.parentElement);
      if (rows) return watchRows(rows, distancePx, signal, onNear);
      const windowTop = topOf();
      const pageTop = windowTop + readPageTop();
      const heldAt = hasLeft ? undefined : before?.windowTop;
      lastRequest.current = { count, pageTop, windowTop };
      if (!before || before.count === count) return onNear();
      if (pageTop === before.pageTop) return onScroll(onNear);
      const isHeldAt = (top: number) => Math.abs(topOf() - top) <= 1;
      if (heldAt === undefined || !isHeldAt(heldAt)) return onNear();
      onScroll(() => {
        if (isHeldAt(windowTop)) return;
        observer.unobserve(element);
        observer.observe(element);
      });
    },
    { rootMargin: `0px ${distancePx}px ${distancePx}px` },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Calls `onNear` when the user approaches the end of rows in a horizontal scroller. */
function watchRows(rows: Element, distancePx: number, signal: AbortSignal, onNear: () => void): void {
  const follow = () => {
    const { scrollWidth, clientWidth, scrollLeft } = rows;
    if (scrollWidth - clientWidth - Math.abs(scrollLeft) < distancePx) onNear();
  };
  rows.addEventListener('scroll', follow, { signal });
  follow();
}
