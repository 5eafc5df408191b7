import { sidewaysScroller } from '../../layout/engine/scrollPosition.ts';
import { readPageTop } from '../../shared/engine/scrolling.ts';

/** The situation when more was last requested: the number of items, and the position of the end in the page and in the window. */
export interface LastRequest {
  readonly count: number;
  readonly pageTop: number;
  /** Undefined once the end has left the window. */
  readonly windowTop?: number;
}

export interface EndWatch {
  /** The element after the list. */
  readonly element: Element;
  /** The distance that counts as near, in CSS pixels. */
  readonly distancePx: number;
  /** Items in the list. */
  readonly count: number;
  /** The list is in it. */
  readonly container: Element | null;
  /** Shared by one watch after the other. */
  readonly lastRequest: { current: LastRequest | undefined };
  readonly signal: AbortSignal;
  readonly onNear: () => void;
}

/**
 * Calls `onNear` when the element after a list comes near the window from below. In rows that grow sideways, their own end counts. If new items
 * have not pushed the element away, it waits for the visitor to scroll: with scroll anchoring, which keeps the content below the list in place,
 * everything would be loaded at once.
 */
export function watchEnd({ element, distancePx, count, container, lastRequest, signal, onNear }: EndWatch): void {
  const topOf = () => element.getBoundingClientRect().top;
  const onScroll = (listener: () => void) => window.addEventListener('scroll', listener, { signal, capture: true });
  // A new observer reports the element at once.
  const observer = new IntersectionObserver(
    (entries) => {
      const before = lastRequest.current;
      // An element that was pushed away and is near again was brought back by the visitor, perhaps to the very same place by the End key.
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

/** The same for rows that grow sideways in a scroller. */
function watchRows(rows: Element, distancePx: number, signal: AbortSignal, onNear: () => void): void {
  const follow = () => {
    const { scrollWidth, clientWidth, scrollLeft } = rows;
    if (scrollWidth - clientWidth - Math.abs(scrollLeft) < distancePx) onNear();
  };
  rows.addEventListener('scroll', follow, { signal });
  follow();
}
