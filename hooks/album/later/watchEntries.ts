import { ENTRY_OVERSCAN_WINDOWS } from './constants.ts';

const PERCENT = 100;

/**
 * Tells which of a long list's entries are near the window, by their place among its children, until `signal` is aborted. An entry
 * that goes far keeps its height; one that holds the focus stays.
 */
export function watchEntries(list: Element, signal: AbortSignal, onChange: (near: ReadonlySet<number>) => void): void {
  if (signal.aborted) return;
  const places = new Map([...list.children].map((child, index) => [child, index]));
  let near: ReadonlySet<number> = new Set();
  const observer = new IntersectionObserver(
    (changes) => {
      const next = new Set(near);
      for (const { target, isIntersecting } of changes) {
        const index = places.get(target) ?? 0;
        const isHeld = isIntersecting || target.contains(target.ownerDocument.activeElement);
        if (isHeld) next.add(index);
        else next.delete(index);
        const item = target as HTMLElement;
        item.style.minHeight = isHeld ? '' : `${item.offsetHeight}px`;
      }
      near = next;
      onChange(near);
    },
    { rootMargin: `${ENTRY_OVERSCAN_WINDOWS * PERCENT}% 0px` },
  );
  for (const child of list.children) observer.observe(child);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
