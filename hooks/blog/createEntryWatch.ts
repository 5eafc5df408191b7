import { BLOG_OVERSCAN_WINDOWS } from './constants.ts';

/** Tells which entries of a long list are near the window. */
export interface EntryWatch {
  watch(element: Element): void;
  unwatch(element: Element): void;
  disconnect(): void;
}

const PERCENT = 100;

/** `onChange` gets the entries that came near or went far. */
export function createEntryWatch(onChange: (changes: ReadonlyMap<Element, boolean>) => void): EntryWatch {
  const margin = `${BLOG_OVERSCAN_WINDOWS * PERCENT}% 0px`;
  const observer = new IntersectionObserver(
    (entries) => onChange(new Map(entries.map(({ target, isIntersecting }) => [target, isIntersecting]))),
    { rootMargin: margin },
  );
  return {
    watch: (element) => observer.observe(element),
    unwatch: (element) => observer.unobserve(element),
    disconnect: () => observer.disconnect(),
  };
}
