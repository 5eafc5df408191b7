import { isKeyless } from '../../shared/keyOwners.ts';
import { createPageState } from '../../shared/pageState.ts';
import type { RestorableLists } from '../types.ts';

/** A scroll of the page to a place that it may not reach at once. */
export interface PendingScroll {
  /** Scrolls as far as the page goes now. True when it need not be tried again. */
  attempt(): boolean;
  /** Whether the page stands where it may stand without the visitor's doing. */
  isExpected(): boolean;
}

/** The events of a visitor who moves. A drag of the window's scrollbar is told by the scrolling alone. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'] as const;

const page = /* @__PURE__ */ createPageState<{ ending: AbortController | undefined }>(
  'pendingScroll',
  () => ({ ending: undefined }),
  ({ ending }) => ending?.abort(),
);

/** Scrolls at the next frame, and again whenever the page or a list has grown, until it is there or the visitor moves. A newer scroll ends it, too. */
export function retryScroll(
  { attempt, isExpected }: PendingScroll,
  lists: RestorableLists,
  onFinish?: () => void,
): void {
  page.ending?.abort();
  // Missing in jsdom, where nothing has a size.
  if (!window.ResizeObserver) return;
  const ending = new AbortController();
  page.ending = ending;
  const { signal } = ending;
  let ownTop = window.scrollY;
  const end = () => {
    ending.abort();
    onFinish?.();
  };
  const endByHand = (event: Event) => {
    if (!isKeyless(event)) end();
  };
  for (const move of MOVES) addEventListener(move, endByHand, { capture: true, passive: true, signal });
  const observer = new ResizeObserver(() => step());
  const watched = new Set<Element>();
  // Of a page that is as high as the window only the lists grow, which may not be there at first.
  const watchLists = () => {
    for (const { current: list } of lists) {
      const container = list.windowed.containerRef.current;
      if (!container || watched.has(container)) continue;
      watched.add(container);
      observer.observe(container);
    }
  };
  const step = () => {
    // Also a move of which no event has told yet: a list may grow before it does.
    if (window.scrollY !== ownTop && !isExpected()) {
      end();
      return;
    }
    watchLists();
    const isOver = attempt();
    ownTop = window.scrollY;
    if (isOver) end();
  };
  const handleScroll = () => {
    if (window.scrollY !== ownTop) step();
  };
  addEventListener('scroll', handleScroll, { signal });
  observer.observe(document.documentElement);
  signal.addEventListener('abort', () => observer.disconnect());
}
