/** What scrolls a list sideways; undefined where nothing does. */
export function sidewaysScroller(list: Element | null | undefined): Element | undefined {
  let element = list?.parentElement;
  while (element) {
    const isWider = element.scrollWidth > element.clientWidth;
    if (isWider && /auto|scroll/.test(getComputedStyle(element).overflowX)) return element;
    element = element.parentElement;
  }
  return undefined;
}
