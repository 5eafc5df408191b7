import type { VisitedList } from './VisitedList.ts';

/** What scrolls a list sideways; undefined where nothing does. */
export function sidewaysScroller({ containerRef }: VisitedList['windowed']): Element | undefined {
  let element = containerRef.current?.parentElement;
  while (element) {
    const isWider = element.scrollWidth > element.clientWidth;
    if (isWider && /auto|scroll/.test(getComputedStyle(element).overflowX)) return element;
    element = element.parentElement;
  }
  return undefined;
}
