interface ScrollLock {
  count: number;
  readonly restore: () => void;
}

const locks = new WeakMap<Document, ScrollLock>();

/** Sets style properties of an element. Returns the function that puts the ones from before back. */
function applyStyles(element: HTMLElement, styles: Readonly<Record<string, string>>): () => void {
  const { style } = element;
  const before = Object.entries(styles).map(([name, value]) => {
    const own = [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const;
    style.setProperty(name, value, 'important');
    return own;
  });
  return () => {
    for (const property of before) style.setProperty(...property);
    // Read first: Chromium does not remove an attribute that it has not written out yet.
    if (element.getAttribute('style') === '') element.removeAttribute('style');
  };
}

/** The place of the page's scrollbar stays free: by a gutter, which moves nothing, or by padding in older browsers. */
function lockStyles(root: HTMLElement): Record<string, string> {
  const styles = { 'overflow-x': 'hidden', 'overflow-y': 'hidden' };
  const scrollbarWidth = window.innerWidth - root.clientWidth;
  if (scrollbarWidth <= 0) return styles;
  if (globalThis.CSS?.supports('scrollbar-gutter', 'stable')) return { ...styles, 'scrollbar-gutter': 'stable' };
  const padding = Number.parseFloat(getComputedStyle(root).paddingInlineEnd) || 0;
  return { ...styles, 'padding-inline-end': `${padding + scrollbarWidth}px` };
}

/** Locks the scrolling of a document and returns the release, to be called once. The page unlocks when all that locked it have released it. */
export function lockScroll(document: Document): () => void {
  const root = document.documentElement;
  const lock = locks.get(document) ?? { count: 0, restore: applyStyles(root, lockStyles(root)) };
  lock.count += 1;
  locks.set(document, lock);
  return () => {
    lock.count -= 1;
    if (lock.count > 0) return;
    locks.delete(document);
    lock.restore();
  };
}
