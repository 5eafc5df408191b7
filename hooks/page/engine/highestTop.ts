import { scrollRange } from '../../shared/engine/scrolling.ts';
import { unshadowed } from '../../shared/unshadowed.ts';

const SCROLLS = /^(?:auto|scroll|overlay)$/;

/** Returns the parent of an element in the flat tree: through slots, and out of shadow trees. */
function parentOf(element: Element): Element | null {
  const own = unshadowed(element);
  const parent = own.assignedSlot ?? own.parentNode;
  if (parent instanceof Element) return parent;
  return parent instanceof ShadowRoot ? parent.host : null;
}

/** Whether a page's `<body>` scrolls by itself: otherwise its overflow is the window's. */
const isScrollingBody = (window: Window, documentElement: Element): boolean =>
  window.getComputedStyle(documentElement).overflowY !== 'visible';

/** Whether an element sticks to the bottom of the window or of a box. It stays there while that scrolls, so its final place is unknown. */
const sticksToBottom = ({ position, bottom }: CSSStyleDeclaration): boolean =>
  position === 'sticky' && bottom !== 'auto';

/** Whether an element is turned upside down, as some lists are to keep their newest line below. */
const isUpsideDown = ({ transform, scale }: CSSStyleDeclaration): boolean =>
  /^matrix\((?:[^,]+,){3}\s*-/.test(transform) !== /^\S+ -/.test(scale);

/** Returns the distance by which the content of a box can still be scrolled upwards. */
function roomToScroll(box: Element, style: CSSStyleDeclaration): number {
  const { top, bottom } = scrollRange(box);
  return Math.max(0, isUpsideDown(style) ? box.scrollTop - top : bottom - box.scrollTop);
}

interface Surrounding {
  readonly box: Element;
  readonly style: CSSStyleDeclaration;
}

/** Returns the boxes that an element moves with, from the inside out, and whether it stays in place while the page scrolls. */
function surroundingsOf(element: Element, window: Window): { around: readonly Surrounding[]; isFixed: boolean } {
  const around: Surrounding[] = [];
  let position = positionOf(element, window.getComputedStyle(element));
  for (let box = parentOf(element); box; box = parentOf(box)) {
    const style = window.getComputedStyle(box);
    if (!isContainedBy(position, style)) continue;
    position = positionOf(box, style);
    around.push({ box, style });
  }
  return { around, isFixed: position === 'fixed' || position === IN_TOP_LAYER };
}

/**
 * Returns the highest place that an element's top can be scrolled to while it is still visible, in pixels below the window's top. It
 * scrolls with every scrollable box around it, and with the page unless it is in something fixed (an overlay, a dialog) or sticky at the
 * bottom of the window. `top` is its current place.
 */
export function highestTop(element: Element, top: number): number {
  const { documentElement, body, defaultView: window } = element.ownerDocument;
  if (!window || sticksToBottom(window.getComputedStyle(element))) return top;
  const { around, isFixed } = surroundingsOf(element, window);
  let highest = top;
  for (const { box, style } of around) {
    if (box === documentElement) continue;
    if (sticksToBottom(style)) return highest;
    if (!SCROLLS.test(style.overflowY) || (box === body && !isScrollingBody(window, documentElement))) continue;
    highest = Math.max(highest - roomToScroll(box, style), Math.min(highest, box.getBoundingClientRect().top));
  }
  if (isFixed) return highest;
  return highest - Math.max(0, documentElement.scrollHeight - window.innerHeight - window.scrollY);
}

/** Whether an element is in something fixed, so that no scrolling takes it past the window's top. */
export function isInFixed(element: Element): boolean {
  const { defaultView: window } = element.ownerDocument;
  return window !== null && surroundingsOf(element, window).isFixed;
}

/** The properties that make an element the containing block of everything in it, with any value. */
const CONTAINING_PROPERTIES = [
  'transform',
  'translate',
  'rotate',
  'scale',
  'perspective',
  'offset-path',
  'filter',
  'backdrop-filter',
] as const;

/** The properties that do the same in `will-change`. */
const CONTAINING_HINTS: ReadonlySet<string> = new Set([...CONTAINING_PROPERTIES, 'contain', 'transform-style']);

const CONTAINED = /\b(?:strict|content|layout|paint)\b/;

/** The selectors of elements in the top layer. A browser that does not know one has no such elements. */
const TOP_LAYER = [':modal', ':popover-open', ':fullscreen'] as const;

/** The position of elements in the top layer, such as modal dialogs. The window places them, whatever is in between. */
export const IN_TOP_LAYER = 'in the top layer';

const willChangeOf = (style: CSSStyleDeclaration): readonly string[] => style.willChange.split(/,\s*/);

function isInTopLayer(element: Element): boolean {
  return TOP_LAYER.some((selector) => {
    try {
      return element.matches(selector);
    } catch {
      return false;
    }
  });
}

/** Whether an element is the containing block of everything in it, even of fixed elements. */
function isContainingBlock(style: CSSStyleDeclaration): boolean {
  return (
    CONTAINING_PROPERTIES.some((name) => !/^(?:none)?$/.test(style.getPropertyValue(name))) ||
    style.transformStyle === 'preserve-3d' ||
    CONTAINED.test(style.contain) ||
    /^(?:auto|hidden)$/.test(style.getPropertyValue('content-visibility')) ||
    willChangeOf(style).some((name) => CONTAINING_HINTS.has(name))
  );
}

/** Returns the `position` of an element, or `IN_TOP_LAYER`. */
export function positionOf(element: Element, { position }: CSSStyleDeclaration): string {
  const isPositioned = position === 'absolute' || position === 'fixed';
  return isPositioned && isInTopLayer(element) ? IN_TOP_LAYER : position;
}

/** Whether an element with this position (see `positionOf`) moves with a box around it. */
export function isContainedBy(position: string, style: CSSStyleDeclaration): boolean {
  if (position === IN_TOP_LAYER || style.display === 'contents') return false;
  if (position !== 'absolute' && position !== 'fixed') return true;
  if (position === 'absolute' && (style.position !== 'static' || willChangeOf(style).includes('position'))) return true;
  return style.display !== 'inline' && isContainingBlock(style);
}
