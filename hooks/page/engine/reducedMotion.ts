import { createPageState } from '../../shared/pageState.ts';

const QUERY = '(prefers-reduced-motion: reduce)';

interface MotionState {
  listeners: Set<() => void>;
  list: MediaQueryList | undefined;
}

const page = /* @__PURE__ */ createPageState<MotionState>(
  'reducedMotion',
  () => ({ listeners: new Set(), list: undefined }),
  ({ list }) => list?.removeEventListener('change', tell),
);

// jsdom has no media queries: there none matches.
const ask = () => window.matchMedia?.(QUERY) as MediaQueryList | undefined;

const tell = (): void => {
  for (const listener of page.listeners) listener();
};

/** Whether the visitor wants less motion, as a store: the many boxes of a page share one subscription. */
export const reducedMotion = {
  isWanted: (): boolean => (page.list ?? ask())?.matches ?? false,
  isWantedOnServer: (): boolean => false,
  subscribe(listener: () => void): () => void {
    if (page.listeners.size === 0) {
      page.list = ask();
      page.list?.addEventListener('change', tell);
    }
    page.listeners.add(listener);
    return () => {
      page.listeners.delete(listener);
      if (page.listeners.size > 0) return;
      page.list?.removeEventListener('change', tell);
      page.list = undefined;
    };
  },
};
