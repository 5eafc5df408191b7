import { readPageTop } from '../../../core/shared/engine/scrolling.ts';
import { createPageState } from '../../../core/shared/pageState.ts';
import type { RestorableLists } from '../types.ts';
import { watchUserMoves } from './userMoves.ts';

/** A scroll to a position that may not be reachable until the page becomes longer. */
export interface PendingScroll {
  /** Scrolls as far as the page allows. Returns `true` if no retry is needed. */
  attempt(): boolean;
  /** Whether the page may be at its current position even though the user has not scrolled. */
  isExpected(): boolean;
}

const page = /* @__PURE__ */ createPageState<{ ending: AbortController | undefined }>(
  'pendingScroll',
  () => ({ ending: undefined }),
  ({ ending }) => ending?.abort(),
);

/** @inline */
interface RetryScrollOptions {
  /** The page's position when the scroll was requested. @default the current position */
  readonly top?: number | undefined;
  readonly onFinish?: (() => void) | undefined;
}

/**
 * Scrolls on the next frame and again whenever the page or a list grows, until it reaches the target, the user
 * interacts, or a newer scroll starts.
 */
export function retryScroll(
  { attempt, isExpected }: PendingScroll,
  lists: RestorableLists,
  { top = readPageTop(), onFinish }: RetryScrollOptions = {},
): void {
  page.ending?.abort();
  // jsdom has no ResizeObserver and no sizes.
  if (!window.ResizeObserver) return;
  const ending = new AbortController();
  page.ending = ending;
  const { signal } = ending;
  let expectedTop = top;
  const end = () => {
    ending.abort();
    onFinish?.();
  };
  watchUserMoves(end, signal);
  const observer = new ResizeObserver(() => step());
  const watched = new Set<Element>();
  // If the page fills the window exactly, only its lists grow, so watch them as well. Lists may also appear later.
  const watchLists = () => {
    for (const { current: list } of lists) {
      const container = list.virtualized.containerRef.current;
      if (!container || watched.has(container)) continue;
      watched.add(container);
      observer.observe(container);
    }
  };
  const step = () => {
    // A step may run after the user has scrolled but before the scroll event fires, so compare the positions here, too.
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
  // The body may be the scroll container, and its scroll events do not bubble.
  addEventListener('scroll', handleScroll, { capture: true, signal });
  observer.observe(document.documentElement);
  signal.addEventListener('abort', () => observer.disconnect());
}
