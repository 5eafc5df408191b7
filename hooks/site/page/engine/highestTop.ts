import { scrollRange } from '../../../core/shared/engine/scrolling.ts';
import { unshadowed } from '../../../core/shared/unshadowed.ts';

const SCROLLS = /^(?:auto|scroll|overlay)$/;

/** Returns the parent in the flat tree, following slots and leaving shadow roots. */
function parentOf(element: Element): Element | null {
  const own = unshadowed(element);
  const parent = own.assignedSlot ?? own.parentNode;
  if (parent instanceof Element) return parent;
  return parent instanceof ShadowRoot ? parent.host : null;
}

/** Whether `<body>` is its own scroll container. If not, its overflow applies to the viewport. */
const isScrollingBody = (window: Window, documentElement: Element): boolean =>
  window.getComputedStyle(documentElement).overflowY !== 'visible';

/**
 * Whether an element sticks to the bottom of its scroll container. While it sticks there, its final position is
 * unknown.
 */
const sticksToBottom = ({ position, bottom }: CSSStyleDeclaration): boolean =>
  position === 'sticky' && bottom !== 'auto';

/** Whether an element is flipped vertically, as in some lists that show the newest entry at the bottom. */
const isUpsideDown = ({ transform, scale }: CSSStyleDeclaration): boolean =>
  /^matrix\((?:[^,]+,){3}\s*-/.test(transform) !== /^\S+ -/.test(scale);

/** Returns how far a box's content can still be scrolled up, in pixels. */
function roomToScroll(box: Element, style: CSSStyleDeclaration): number {
  const { top, bottom } = scrollRange(box);
  return Math.max(0, isUpsideDown(style) ? box.scrollTop - top : bottom - box.scrollTop);
}

interface Surrounding {
  readonly box: Element;
  readonly style: CSSStyleDeclaration;
}

/**
 * Returns the boxes that an element moves with, innermost first, and whether it remains fixed while the page scrolls.
 */
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
 * Returns the highest position to which an element's top can be scrolled while the element is still visible, in pixels
 * from the top of the viewport. The element scrolls with every scroll container around it. It also scrolls with the
 * page, unless it is inside a fixed element (an overlay or a dialog) or an element that sticks to the bottom of the
 * viewport. `top` is its current position.
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

/** Whether an element is inside a fixed element, so that scrolling never moves it out of the viewport. */
export function isInFixed(element: Element): boolean {
  const { defaultView: window } = element.ownerDocument;
  return window !== null && surroundingsOf(element, window).isFixed;
}

/** Properties that make an element the containing block for all its descendants, whatever their value. */
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

/** `will-change` values that have the same effect. */
const CONTAINING_HINTS: ReadonlySet<string> = new Set([...CONTAINING_PROPERTIES, 'contain', 'transform-style']);

const CONTAINED = /\b(?:strict|content|layout|paint)\b/;

/**
 * Selectors for elements in the top layer. If a browser does not support one of these selectors, it has no such
 * elements.
 */
const TOP_LAYER = [':modal', ':popover-open', ':fullscreen'] as const;

/** The position reported for elements in the top layer, such as modal dialogs. They are relative to the viewport. */
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

/** Whether an element is the containing block for all its descendants, including fixed ones. */
function isContainingBlock(style: CSSStyleDeclaration): boolean {
  return (
    CONTAINING_PROPERTIES.some((name) => !/^(?:none)?$/.test(style.getPropertyValue(name))) ||
    style.transformStyle === 'preserve-3d' ||
    CONTAINED.test(style.contain) ||
    /^(?:auto|hidden)$/.test(style.getPropertyValue('content-visibility')) ||
    willChangeOf(style).some((name) => CONTAINING_HINTS.has(name))
  );
}

/** Returns an element's `position`, or `IN_TOP_LAYER`. */
export function positionOf(element: Element, { position }: CSSStyleDeclaration): string {
  const isPositioned = position === 'absolute' || position === 'fixed';
  return isPositioned && isInTopLayer(element) ? IN_TOP_LAYER : position;
}

/** Whether an element with this position (see `positionOf`) moves with an ancestor box. */
export function isContainedBy(position: string, style: CSSStyleDeclaration): boolean {
  if (position === IN_TOP_LAYER || style.display === 'contents') return false;
  if (position !== 'absolute' && position !== 'fixed') return true;
  if (position === 'absolute' && (style.position !== 'static' || willChangeOf(style).includes('position'))) return true;
  return style.display !== 'inline' && isContainingBlock(style);
}
