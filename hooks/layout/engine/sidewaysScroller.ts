import { unshadowed } from '../../shared/unshadowed.ts';

/** What scrolls a list sideways; undefined where nothing does. */
export function sidewaysScroller(list: Element | null | undefined): Element | undefined {
  let element = list?.parentElement;
  while (element) {
    const isWider = element.scrollWidth > element.clientWidth;
    if (isWider && /auto|scroll/.test(getComputedStyle(element).overflowX)) return element;
    // A form hides it behind a field of that name, and the way up would have no end.
    element = unshadowed(element).parentElement;
  }
  return undefined;
}
