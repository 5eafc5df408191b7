import { parentElementOf } from '../parentElementOf.ts';

/** The nearest ancestor that scrolls its content up and down, else the page. */
export function scrollerOf(element: Element): Element {
  const page = element.ownerDocument.scrollingElement ?? element.ownerDocument.documentElement;
  for (let parent = element.parentElement; parent && parent !== page; parent = parentElementOf(parent)) {
    const isScroller = /auto|scroll|overlay/.test(getComputedStyle(parent).overflowY);
    // What stands on the body is the window's.
    if (isScroller && parent !== element.ownerDocument.body && parent.scrollHeight > parent.clientHeight) return parent;
  }
  return page;
}
