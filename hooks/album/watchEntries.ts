import { ENTRY_OVERSCAN_WINDOWS } from './constants.ts';

const PERCENT = 100;

/**
 * Tells which of a long list's entries are near the window, by their keys. An entry that goes far keeps its height; one that holds
 * the focus stays. Returns what ends it.
 */
export function watchEntries(
  list: Element,
  keyOf: (index: number) => string,
  onChange: (near: ReadonlySet<string>) => void,
): () => void {
  const keys = new Map([...list.children].map((child, index) => [child, keyOf(index)]));
  let near: ReadonlySet<string> = new Set();
  const observer = new IntersectionObserver(
    (changes) => {
      const next = new Set(near);
      for (const { target, isIntersecting } of changes) {
        const key = keys.get(target) ?? '';
        const isHeld = isIntersecting || target.contains(target.ownerDocument.activeElement);
        if (isHeld) next.add(key);
        else next.delete(key);
        const item = target as HTMLElement;
        item.style.minHeight = isHeld ? '' : `${item.offsetHeight}px`;
      }
      near = next;
      onChange(near);
    },
    { rootMargin: `${ENTRY_OVERSCAN_WINDOWS * PERCENT}% 0px` },
  );
  for (const child of list.children) observer.observe(child);
  return () => observer.disconnect();
}
