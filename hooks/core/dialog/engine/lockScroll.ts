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

/** Sets inline styles on an element. Returns a function that restores the previous values. */
function applyStyles(element: HTMLElement, styles: Readonly<Record<string, string>>): () => void {
  const { style } = element;
  const before = Object.entries(styles).map(([name, value]) => {
    const own = [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const;
    style.setProperty(name, value, 'important');
    return own;
  });
  return () => {
    for (const property of before) style.setProperty(...property);
    // Read the attribute first: Chromium does not remove a `style` attribute that it has not serialized yet.
    if (element.getAttribute('style') === '') element.removeAttribute('style');
  };
}

/**
 * Returns styles that reserve the scrollbar's space to avoid a layout shift, with `scrollbar-gutter`, or with padding
 * in older browsers.
 */
function gutterStyles(root: HTMLElement): Record<string, string> {
  const scrollbarWidth = window.innerWidth - root.clientWidth;
  if (scrollbarWidth <= 0) return {};
  if (globalThis.CSS?.supports('scrollbar-gutter', 'stable')) {
    // Leave a page that sets its own gutter (possibly on both edges) unchanged.
    const gutter = getComputedStyle(root).getPropertyValue('scrollbar-gutter') || 'auto';
    return gutter === 'auto' ? { 'scrollbar-gutter': 'stable' } : {};
  }
  const padding = Number.parseFloat(getComputedStyle(root).paddingInlineEnd) || 0;
  return { 'padding-inline-end': `${padding + scrollbarWidth}px` };
}

const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration): boolean =>
  (overflowX || 'visible') !== 'visible' || (overflowY || 'visible') !== 'visible';

/** Whether an element keeps its own `overflow` instead of propagating it to the viewport. */
const isContained = (style: CSSStyleDeclaration): boolean =>
  ![style.contain, style.getPropertyValue('container-type')].every((value) => /^(?:none|normal|)$/.test(value ?? ''));

/**
 * Returns the element whose `overflow` applies to the viewport. This is the body, unless the root sets its own
 * `overflow` (CSS Overflow, 3.3). If the body's `overflow` applies, setting it on the root as well would turn the body
 * into a scroll container, and sticky elements would stick to the body.
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

/**
 * Locks scrolling of a document. Returns a function that releases the lock; further calls to this function have no
 * effect. The document scrolls again once every lock has been released.
 */
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
