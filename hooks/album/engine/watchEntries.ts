import { ENTRY_OVERSCAN_WINDOWS } from '../constants.ts';

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
  if (!('IntersectionObserver' in globalThis)) {
    onChange(new Set(keys.values()));
    return () => undefined;
  }
  let near: ReadonlySet<string> = new Set();
  const observer = new IntersectionObserver(
    (changes) => {
      const next = new Set(near);
      // All heights are read before one is written: in turns, each reading would lay out the list again.
      const heights = changes.map(({ target, isIntersecting }) => {
        const isHeld = isIntersecting || target.contains(target.ownerDocument.activeElement);
        const key = keys.get(target) ?? '';
        if (isHeld) next.add(key);
        else next.delete(key);
        const item = target as HTMLElement;
        return { item, minHeight: isHeld ? '' : `${item.offsetHeight}px` };
      });
      for (const { item, minHeight } of heights) item.style.minHeight = minHeight;
      near = next;
      onChange(near);
    },
    { rootMargin: `${ENTRY_OVERSCAN_WINDOWS * PERCENT}% 0px` },
  );
  for (const child of list.children) observer.observe(child);
  return () => observer.disconnect();
}
