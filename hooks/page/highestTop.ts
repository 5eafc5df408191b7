import { scrollRange } from '../shared/scrollRange.ts';
import { unshadowed } from '../shared/unshadowed.ts';

const SCROLLS = /^(?:auto|scroll|overlay)$/;

/** What an element is drawn in: also through the slots of a shadow tree and out of it. */
function parentOf(element: Element): Element | null {
  const own = unshadowed(element);
  const parent = own.assignedSlot ?? own.parentNode;
  if (parent instanceof Element) return parent;
  return parent instanceof ShadowRoot ? parent.host : null;
}

/** Whether a page's `<body>` scrolls by itself: otherwise its overflow is the window's. */
const isOwnBody = (window: Window, documentElement: Element): boolean =>
  window.getComputedStyle(documentElement).overflowY !== 'visible';

/** What sticks to the foot of the window, or of a box, stays there while that scrolls. Where it would end nobody can tell from there. */
const sticksToFoot = ({ position, bottom }: CSSStyleDeclaration): boolean => position === 'sticky' && bottom !== 'auto';

/** Turned upside down, with its content turned back, as some lists have their newest line below. */
const isUpsideDown = ({ transform, scale }: CSSStyleDeclaration): boolean =>
  /^matrix\((?:[^,]+,){3}\s*-/.test(transform) !== /^\S+ -/.test(scale);

/** How far what is in a box can still be scrolled upwards. */
function roomToScroll(box: Element, style: CSSStyleDeclaration): number {
  const { top, bottom } = scrollRange(box);
  return Math.max(0, isUpsideDown(style) ? box.scrollTop - top : bottom - box.scrollTop);
}

/**
 * How high the top of an element can be scrolled and still be seen, in pixels below the window's top: through every box around it that
 * scrolls, and with the page unless it is in something fixed (an overlay, a dialog), or that sticks to the foot of the window. `top` is where it is now.
 */
export function highestTop(element: Element, top: number): number {
  const { documentElement, body, defaultView: window } = element.ownerDocument;
  if (!window) return top;
  let highest = top;
  const own = window.getComputedStyle(element);
  let { position } = own;
  if (sticksToFoot(own)) return top;
  for (let box = parentOf(element); box && box !== documentElement && position !== 'fixed'; box = parentOf(box)) {
    const style = window.getComputedStyle(box);
    // What is placed absolutely goes along with none but its containing block.
    if (position === 'absolute' && style.position === 'static') continue;
    position = style.position;
    if (sticksToFoot(style)) return highest;
    if (!SCROLLS.test(style.overflowY) || (box === body && !isOwnBody(window, documentElement))) continue;
    highest = Math.max(highest - roomToScroll(box, style), Math.min(highest, box.getBoundingClientRect().top));
  }
  if (position === 'fixed') return highest;
  return highest - Math.max(0, documentElement.scrollHeight - window.innerHeight - window.scrollY);
}

/** Whether an element is in something fixed, so that no scrolling takes it past the window's top. */
export function isInFixed(element: Element): boolean {
  const { defaultView: window } = element.ownerDocument;
  for (let box: Element | null = element; window && box; box = parentOf(box)) {
    if (window.getComputedStyle(box).position === 'fixed') return true;
  }
  return false;
}
