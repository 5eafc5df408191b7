import { createPageState } from '../../../core/shared/pageState.ts';
import { isScroller, pageScroller, scrollEnd } from '../../../core/shared/engine/scrolling.ts';
import { PAGE_REACH_PX } from '../constants.ts';

/** An element's position relative to a horizontal line in the viewport. */
export interface LineReport {
  /** Whether the element's top is at or above the line, or the element is visible and cannot be scrolled that far. */
  readonly hasPassed: boolean;
  /** Whether the element is entirely below the viewport. If so, changes to it are not visible. */
  readonly isBelowWindow: boolean;
  /**
   * The element's index among the elements that passed the line at the same time and are still visible, in document
   * order.
   */
  readonly order: number;
}

type LineListener = (report: LineReport) => void;

interface LineWatch {
  readonly observers: readonly IntersectionObserver[];
  readonly listeners: Map<Element, Set<LineListener>>;
  end(): void;
}

type HasPassed = (entry: IntersectionObserverEntry) => boolean;

/** The thresholds are dense enough to detect movement within the viewport. */
const THRESHOLDS = [0, 0.01, 0.25, 0.5, 0.75, 1];

/** The tolerance for rounding, because page heights are integers while positions are not. */
const ROUNDING_PX = 1;

interface LinesState {
  /** Each document's watches, keyed by the offset of their line. */
  watches: Map<Document, Map<number, LineWatch>>;
}

const page = /* @__PURE__ */ createPageState<LinesState>(
  'lines',
  () => ({ watches: new Map() }),
  ({ watches }) => {
    for (const lines of watches.values()) for (const watch of lines.values()) watch.end();
  },
);

const isBefore = (first: Element, second: Element): boolean =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Whether an element is in the viewport. Observers also report elements that touch its edge from the outside. */
function isInWindow({ target, boundingClientRect: { top, bottom, height } }: IntersectionObserverEntry): boolean {
  return top < (target.ownerDocument.defaultView?.innerHeight ?? 0) && (bottom > 0 || height === 0);
}

/** Whether a box keeps its position, or may keep it, while the page scrolls. */
const isFixed = (box: Element): boolean => /fixed|sticky/.test(getComputedStyle(box).position);

/** Returns how far a scroll container can still be scrolled down, in pixels. */
const remainingScroll = (scroller: Element): number => Math.max(0, scrollEnd(scroller) - scroller.scrollTop);

/**
 * Returns the highest position that an element's top can be scrolled to, in pixels from the top of the viewport. The
 * element moves with each scroll container around it, but only within that container. It also moves with the page,
 * unless it is in a fixed or sticky box.
 */
function highestTop(element: Element, top: number): number {
  const { ownerDocument } = element;
  let highest = top;
  for (let box: Element | null = element; box && box !== ownerDocument.body; box = box.parentElement) {
    if (box !== element && isScroller(box))
      highest = Math.max(highest - remainingScroll(box), Math.min(highest, box.getBoundingClientRect().top));
    if (isFixed(box)) return highest;
  }
  return highest - remainingScroll(pageScroller(ownerDocument));
}

function isInFixed(element: Element): boolean {
  for (let box: Element | null = element; box; box = box.parentElement) if (isFixed(box)) return true;
  return false;
}

/**
 * Whether the user has scrolled to an element whose top is above the line. An element entirely above the viewport
 * counts, unless it is in a fixed or sticky box, which may never have been visible.
 */
const wasScrolledPast = ({ target, boundingClientRect }: IntersectionObserverEntry): boolean =>
  boundingClientRect.bottom > 0 || !isInFixed(target);

/**
 * Whether a visible element is above the line or cannot be scrolled that far. This is called from observer callbacks,
 * where reading layout is cheap.
 */
function hasPassedInSight({ target, boundingClientRect }: IntersectionObserverEntry, line: number): boolean {
  const { defaultView } = target.ownerDocument;
  if (!defaultView) return false;
  const { top } = boundingClientRect;
  const lineTop = line * defaultView.innerHeight;
  return top <= lineTop || highestTop(target, top) > lineTop - ROUNDING_PX;
}

/**
 * Creates the function that reports entries to listeners. Elements that pass the line at the same time are numbered.
 */
function createReport(listeners: LineWatch['listeners']) {
  let moment: number | undefined;
  let passed = 0;
  return (entries: readonly IntersectionObserverEntry[], hasPassed: HasPassed): void => {
    const inOrder = entries.toSorted((first, second) => (isBefore(first.target, second.target) ? -1 : 1));
    for (const entry of inOrder) {
      const { target, time, boundingClientRect } = entry;
      if (time !== moment) [moment, passed] = [time, 0];
      const isPassed = hasPassed(entry);
      const counts = isPassed && boundingClientRect.bottom > 0;
      const isBelowWindow = boundingClientRect.top >= (target.ownerDocument.defaultView?.innerHeight ?? 0);
      const order = counts ? passed : 0;
      for (const listener of listeners.get(target) ?? []) listener({ hasPassed: isPassed, isBelowWindow, order });
      if (counts) passed += 1;
    }
  };
}

/**
 * Observes an element again. Unobserves it first, because observers ignore elements that they are already observing.
 */
function observeAnew(observer: IntersectionObserver, element: Element): void {
  observer.unobserve(element);
  observer.observe(element);
}

/** Watches the size of the page and the viewport, because changes may affect which elements can reach the line. */
function watchSize({ documentElement, defaultView }: Document, onChange: () => void): () => void {
  let isFirstReport = true;
  // The first callback reports the current size.
  const measure = () => {
    if (!isFirstReport) onChange();
    isFirstReport = false;
  };
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
  observer?.observe(documentElement);
  defaultView?.addEventListener('resize', onChange);
  return () => {
    observer?.disconnect();
    defaultView?.removeEventListener('resize', onChange);
  };
}

function createWatch(root: Document, offset: number): LineWatch {
  const listeners: LineWatch['listeners'] = new Map();
  const report = createReport(listeners);
  const below = Math.round((1 - offset) * 100);
  const observe = (top: string, bottom: string, threshold: number | number[], hasPassed: HasPassed) =>
    new IntersectionObserver((entries) => report(entries, hasPassed), {
      root,
      rootMargin: `${top} ${PAGE_REACH_PX}px ${bottom} ${PAGE_REACH_PX}px`,
      threshold,
    });
  const line = observe(
    `${PAGE_REACH_PX}px`,
    `-${below}%`,
    0,
    (entry) => entry.isIntersecting && wasScrolledPast(entry),
  );
  const end = observe(
    '0px',
    '0px',
    THRESHOLDS,
    (entry) => entry.isIntersecting && isInWindow(entry) && hasPassedInSight(entry, 1 - below / 100),
  );
  const stopWatchingSize = watchSize(root, () => {
    for (const element of listeners.keys()) observeAnew(end, element);
  });
  return {
    observers: [line, end],
    listeners,
    end() {
      stopWatchingSize();
      line.disconnect();
      end.disconnect();
    },
  };
}

/**
 * Reports an element's position: once initially, and then whenever its top crosses the line at `offset` (a fraction of
 * the viewport's height) in either direction. It also reports when the element becomes visible but cannot be scrolled
 * that far, for example at the end of a page, inside a fixed element, or in a scroll container below the line. All
 * elements with the same line share one watch. The watch numbers them in document order.
 */
export function watchLine(element: Element, offset: number, listener: LineListener): () => void {
  const { ownerDocument } = element;
  const lines = page.watches.get(ownerDocument) ?? new Map<number, LineWatch>();
  page.watches.set(ownerDocument, lines);
  const watch = lines.get(offset) ?? createWatch(ownerDocument, offset);
  lines.set(offset, watch);
  const own = watch.listeners.get(element) ?? new Set();
  watch.listeners.set(element, own.add(listener));
  for (const observer of watch.observers) observeAnew(observer, element);
  return () => {
    own.delete(listener);
    if (own.size > 0) return;
    watch.listeners.delete(element);
    for (const observer of watch.observers) observer.unobserve(element);
    if (watch.listeners.size > 0) return;
    watch.end();
    lines.delete(offset);
    if (lines.size === 0) page.watches.delete(ownerDocument);
  };
}
