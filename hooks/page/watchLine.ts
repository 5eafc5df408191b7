/** Where an element is, seen from a line across the window. */
export interface LineReport {
  /** Its top is at the line or above it. */
  readonly hasPassed: boolean;
  /** All of it lies below the window, so nobody sees what becomes of it. */
  readonly isBelowWindow: boolean;
  /** Its place among the elements in the window that passed together, in the order of the page: 0 is the first. */
  readonly place: number;
}

type LineListener = (report: LineReport) => void;

interface LineWatch {
  readonly observer: IntersectionObserver;
  readonly listeners: Map<Element, LineListener>;
}

/** Far enough above the window: whatever is higher than the line lies within, so none is missed by a jump down the page. */
const REACH_PX = 1_000_000;

const watches = new WeakMap<Document, Map<number, LineWatch>>();

const isBefore = (first: Element, second: Element): boolean =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

function report(entries: readonly IntersectionObserverEntry[], listeners: LineWatch['listeners']): void {
  const inOrder = entries.toSorted((first, second) => (isBefore(first.target, second.target) ? -1 : 1));
  let passed = 0;
  for (const { target, isIntersecting, boundingClientRect } of inOrder) {
    const isInWindow = isIntersecting && boundingClientRect.bottom > 0;
    listeners.get(target)?.({
      hasPassed: isIntersecting,
      isBelowWindow: boundingClientRect.top >= window.innerHeight,
      place: isInWindow ? passed : 0,
    });
    if (isInWindow) passed += 1;
  }
}

function createWatch(root: Document, offset: number): LineWatch {
  const listeners: LineWatch['listeners'] = new Map();
  const rootMargin = `${REACH_PX}px ${REACH_PX}px -${Math.round((1 - offset) * 100)}% ${REACH_PX}px`;
  const observer = new IntersectionObserver((entries) => report(entries, listeners), { root, rootMargin });
  return { observer, listeners };
}

/**
 * Tells where an element is: once at the beginning, then whenever its top passes the line at `offset` (a part of the window's
 * height), either way. One observer serves all elements of a line, so they know their place among each other.
 */
export function watchLine(element: Element, offset: number, listener: LineListener): () => void {
  const { ownerDocument } = element;
  const lines = watches.get(ownerDocument) ?? new Map<number, LineWatch>();
  watches.set(ownerDocument, lines);
  const watch = lines.get(offset) ?? createWatch(ownerDocument, offset);
  lines.set(offset, watch);
  watch.listeners.set(element, listener);
  watch.observer.observe(element);
  return () => {
    watch.observer.unobserve(element);
    watch.listeners.delete(element);
    if (watch.listeners.size > 0) return;
    watch.observer.disconnect();
    lines.delete(offset);
  };
}
