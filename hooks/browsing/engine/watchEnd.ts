import { sidewaysScroller } from '../../layout/engine/scrollPosition.ts';
import { readPageTop } from '../../shared/engine/scrolling.ts';

/**
 * The state when more items were last requested: their number, and the position of the list's end in the page and the
 * viewport.
 */
export interface LastRequest {
  readonly count: number;
  readonly pageTop: number;
  /** Undefined once the end has left the viewport. */
  readonly windowTop?: number;
}

export interface EndWatch {
  /** The element after the list. */
  readonly element: Element;
  /** The distance at which `onNear` is called, in CSS pixels. */
  readonly distancePx: number;
  /** The number of items in the list. */
  readonly count: number;
  /** The element that contains the list. */
  readonly container: Element | null;
  /** Shared by successive watches of the same list. */
  readonly lastRequest: { current: LastRequest | undefined };
  readonly signal: AbortSignal;
  readonly onNear: () => void;
}

/**
 * Calls `onNear` when the element after a list approaches the viewport from below, or when a row that scrolls sideways
 * is near its own end. If new items have not pushed the element away, it waits for the user to scroll: with scroll
 * anchoring, which keeps the content below the list in place, everything would load at once.
 */
export function watchEnd({ element, distancePx, count, container, lastRequest, signal, onNear }: EndWatch): void {
  const topOf = () => element.getBoundingClientRect().top;
  const onScroll = (listener: () => void) => window.addEventListener('scroll', listener, { signal, capture: true });
  // A new observer reports the element immediately.
  const observer = new IntersectionObserver(
    (entries) => {
      const before = lastRequest.current;
      // If the element left the viewport and is near again, the user scrolled back to it, perhaps to the same position
      // with the End key.
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

/** Does the same for rows in a horizontal scroller. */
function watchRows(rows: Element, distancePx: number, signal: AbortSignal, onNear: () => void): void {
  const follow = () => {
    const { scrollWidth, clientWidth, scrollLeft } = rows;
    if (scrollWidth - clientWidth - Math.abs(scrollLeft) < distancePx) onNear();
  };
  rows.addEventListener('scroll', follow, { signal });
  follow();
}
