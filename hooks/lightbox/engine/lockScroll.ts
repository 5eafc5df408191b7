import { createPageState } from '../../shared/pageState.ts';

interface ScrollLock {
  count: number;
  readonly restore: () => void;
}

const page = /* @__PURE__ */ createPageState<{ locks: Map<Document, ScrollLock> }>(
  'scrollLocks',
  () => ({ locks: new Map() }),
  ({ locks }) => {
    for (const { restore } of locks.values()) restore();
  },
);

const HIDDEN = { 'overflow-x': 'hidden', 'overflow-y': 'hidden' };

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

/** Keeps the scrollbar's place free: by a gutter, which moves nothing, or by padding in older browsers. */
function gutterStyles(root: HTMLElement): Record<string, string> {
  const scrollbarWidth = window.innerWidth - root.clientWidth;
  if (scrollbarWidth <= 0) return {};
  if (globalThis.CSS?.supports('scrollbar-gutter', 'stable')) {
    // A page with gutters of its own, perhaps at both edges, keeps them.
    const gutter = getComputedStyle(root).getPropertyValue('scrollbar-gutter') || 'auto';
    return gutter === 'auto' ? { 'scrollbar-gutter': 'stable' } : {};
  }
  const padding = Number.parseFloat(getComputedStyle(root).paddingInlineEnd) || 0;
  return { 'padding-inline-end': `${padding + scrollbarWidth}px` };
}

const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration): boolean =>
  (overflowX || 'visible') !== 'visible' || (overflowY || 'visible') !== 'visible';

/** Whether an element keeps its `overflow` and does not propagate it to the window. */
const isContained = (style: CSSStyleDeclaration): boolean =>
  ![style.contain, style.getPropertyValue('container-type')].every((value) => /^(?:none|normal|)$/.test(value ?? ''));

/**
 * The element whose `overflow` applies to the window: the body's if the root has none of its own (CSS Overflow, 3.3). If it were set on the
 * root then, the body would become a scroller, and sticky elements would stick to the body.
 */
function overflowOwner({ documentElement: root, body }: Document): HTMLElement {
  const rootStyle = getComputedStyle(root);
  if (!body || scrolls(rootStyle) || isContained(rootStyle)) return root;
  const bodyStyle = getComputedStyle(body);
  return scrolls(bodyStyle) && !isContained(bodyStyle) ? body : root;
}

function lock(document: Document): () => void {
  const root = document.documentElement;
  const owner = overflowOwner(document);
  const gutter = gutterStyles(root);
  const ends =
    owner === root
      ? [applyStyles(root, { ...HIDDEN, ...gutter })]
      : [applyStyles(owner, HIDDEN), applyStyles(root, gutter)];
  return () => {
    for (const end of ends) end();
  };
}

/** Locks the scrolling of a document and returns the release, which works once. The page unlocks when every lock is released. */
export function lockScroll(document: Document): () => void {
  const held = page.locks.get(document) ?? { count: 0, restore: lock(document) };
  held.count += 1;
  page.locks.set(document, held);
  let isReleased = false;
  return () => {
    if (isReleased) return;
    isReleased = true;
    held.count -= 1;
    if (held.count > 0 || page.locks.get(document) !== held) return;
    page.locks.delete(document);
    held.restore();
  };
}
