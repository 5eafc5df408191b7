import { readPageTop } from '../../shared/engine/scrolling.ts';
import { isKeyless } from '../../shared/keyOwners.ts';
import { createPageState } from '../../shared/pageState.ts';
import type { RestorableLists } from '../types.ts';

/** A scroll to a place that the page may not reach yet. */
export interface PendingScroll {
  /** Scrolls as far as the page allows. Returns true when it need not be repeated. */
  attempt(): boolean;
  /** Whether the page may be at its current position without the visitor having scrolled. */
  isExpected(): boolean;
}

/** The events by which a visitor takes over. A drag of the window's scrollbar shows only in the scroll position. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'] as const;

const page = /* @__PURE__ */ createPageState<{ ending: AbortController | undefined }>(
  'pendingScroll',
  () => ({ ending: undefined }),
  ({ ending }) => ending?.abort(),
);

/** Scrolls at the next frame, and again whenever the page or a list grows, until it arrives, the visitor moves, or a newer scroll begins. */
export function retryScroll(
  { attempt, isExpected }: PendingScroll,
  lists: RestorableLists,
  onFinish?: () => void,
): void {
  page.ending?.abort();
  // jsdom has none, and no sizes either.
  if (!window.ResizeObserver) return;
  const ending = new AbortController();
  page.ending = ending;
  const { signal } = ending;
  let expectedTop = readPageTop();
  const end = () => {
    ending.abort();
    onFinish?.();
  };
  const endOnMove = (event: Event) => {
    if (!isKeyless(event)) end();
  };
  for (const move of MOVES) addEventListener(move, endOnMove, { capture: true, passive: true, signal });
  const observer = new ResizeObserver(() => step());
  const watched = new Set<Element>();
  // In a page as high as the window only the lists grow, and they may appear later.
  const watchLists = () => {
    for (const { current: list } of lists) {
      const container = list.virtualized.containerRef.current;
      if (!container || watched.has(container)) continue;
      watched.add(container);
      observer.observe(container);
    }
  };
  const step = () => {
    // Also catches a move whose event is still to come, because a list may grow before it.
    if (readPageTop() !== expectedTop && !isExpected()) {
      end();
      return;
    }
    watchLists();
    const isOver = attempt();
    expectedTop = readPageTop();
    if (isOver) end();
  };
  const handleScroll = () => {
    if (readPageTop() !== expectedTop) step();
  };
  // The page may scroll in its body, whose events do not bubble.
  addEventListener('scroll', handleScroll, { capture: true, signal });
  observer.observe(document.documentElement);
  signal.addEventListener('abort', () => observer.disconnect());
}
