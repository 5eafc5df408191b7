const QUERY = '(prefers-reduced-motion: reduce)';

const listeners = new Set<() => void>();
let list: MediaQueryList | undefined;

// jsdom has no media queries: there none matches.
const ask = () => window.matchMedia?.(QUERY) as MediaQueryList | undefined;

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Whether the visitor wants less motion, as a store: the many boxes of a page share one subscription. */
export const reducedMotion = {
  isWanted: (): boolean => (list ?? ask())?.matches ?? false,
  isWantedOnServer: (): boolean => false,
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      list = ask();
      list?.addEventListener('change', tell);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      list?.removeEventListener('change', tell);
      list = undefined;
    };
  },
};
