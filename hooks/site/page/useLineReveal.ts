'use client';
import { useCallback, useRef, useSyncExternalStore, type RefCallback } from 'react';
import { isPageStill } from '../../core/shared/engine/isPageStill.ts';
import { createPageState } from '../../core/shared/pageState.ts';
import { useAdjustedReducer } from '../../core/shared/useAdjustedState.ts';
import { useIsServerRendered } from '../../core/shared/useIsClient.ts';
import { watchLine, type LineReport } from './engine/watchLine.ts';

const SHOWN: RevealState = { status: 'shown' };

const canWatch = (): boolean => typeof IntersectionObserver !== 'undefined';

interface LineReveal {
  readonly state: RevealState;
  /** The element's ref. Watching starts without a second render. This matters on pages with many elements. */
  readonly watchRef: RefCallback<HTMLElement>;
  /** Call this from the element's focus handler. */
  handleFocus(): void;
}

/**
 * Tracks whether an element has been scrolled past a line for the first time. If the user prefers reduced motion, or
 * the browser lacks `IntersectionObserver`, elements never wait.
 */
export function useLineReveal(offset: number, enabled: boolean): LineReveal {
  const isServerRendered = useIsServerRendered();
  const { subscribe, matches, matchesOnServer } = reducedMotion;
  const hasReducedMotion = useSyncExternalStore(subscribe, matches, matchesOnServer);
  const isStill = hasReducedMotion || !enabled;
  const [state, dispatch] = useAdjustedReducer<RevealState, RevealEvent>(
    revealReducer,
    () => ({ status: isServerRendered || isStill || !canWatch() ? 'unknown' : 'waiting' }),
    // Show a waiting element, and prevent a revealed one from animating again later.
    ({ status }) => (isStill && (status === 'waiting' || status === 'revealed') ? { type: 'stilled' } : null),
  );
  const isOver = state.status === 'shown' || state.status === 'revealed';
  const isWatched = !isStill && !isOver && canWatch();
  const stopWatching = useRef<() => void>(undefined);
  const watchRef = useCallback(
    (element: HTMLElement | null) => {
      stopWatching.current?.();
      stopWatching.current =
        element && isWatched
          ? watchLine(element, offset, (report) => dispatch({ type: 'reported', report }))
          : undefined;
    },
    [offset, isWatched, dispatch],
  );
  const handleFocus = useCallback(() => dispatch({ type: 'focusEntered' }), [dispatch]);
  return { state: isStill ? SHOWN : state, watchRef, handleFocus };
}

/**
 * The state of an element. `unknown`: it was server-rendered, and its position is not known yet. `waiting`: it is
 * hidden below the line. `revealed`: it is animating in or has finished animating. `shown`: it was visible from the
 * start.
 */
export type RevealState =
  | { readonly status: 'unknown' | 'waiting' | 'shown' }
  /** `order` is the number of elements that come before this one and were revealed at the same time. */
  | { readonly status: 'revealed'; readonly order: number };

type RevealEvent =
  | { readonly type: 'reported'; readonly report: LineReport }
  | { readonly type: 'focusEntered' }
  /** Motion was disabled by the user's setting or by the page, so the element must neither wait nor move. */
  | { readonly type: 'stilled' };

function afterReport(state: RevealState, report: LineReport): RevealState {
  const { status } = state;
  if (status === 'unknown') return { status: report.isBelowWindow ? 'waiting' : 'shown' };
  if (status === 'waiting' && report.hasPassed) return { status: 'revealed', order: report.order };
  return state;
}

const isOver = ({ status }: RevealState): boolean => status === 'revealed' || status === 'shown';

/** Returns an element's next state. Elements that were visible or contain focus are never hidden again. */
export function revealReducer(state: RevealState, event: RevealEvent): RevealState {
  if (event.type === 'reported') return afterReport(state, event.report);
  if (event.type === 'stilled') return { status: isOver(state) ? 'shown' : 'unknown' };
  if (state.status === 'unknown') return { status: 'shown' };
  return state.status === 'waiting' ? { status: 'revealed', order: 0 } : state;
}

const QUERY = '(prefers-reduced-motion: reduce)';

interface MotionState {
  listeners: Set<() => void>;
  list: MediaQueryList | undefined;
}

const page = /* @__PURE__ */ createPageState<MotionState>(
  'reducedMotion',
  () => ({ listeners: new Set(), list: undefined }),
  ({ list }) => list?.removeEventListener('change', notifyListeners),
);

// jsdom has no `matchMedia`.
const queryMotion = () => window.matchMedia?.(QUERY) as MediaQueryList | undefined;

const notifyListeners = (): void => {
  for (const listener of page.listeners) listener();
};

/** The reduced-motion setting as a store, with one subscription for all elements on the page. */
const reducedMotion = {
  matches: (): boolean => isPageStill() || ((page.list ?? queryMotion())?.matches ?? false),
  matchesOnServer: (): boolean => false,
  subscribe(listener: () => void): () => void {
    if (page.listeners.size === 0) {
      page.list = queryMotion();
      page.list?.addEventListener('change', notifyListeners);
    }
    page.listeners.add(listener);
    return () => {
      page.listeners.delete(listener);
      if (page.listeners.size > 0) return;
      page.list?.removeEventListener('change', notifyListeners);
      page.list = undefined;
    };
  },
};
