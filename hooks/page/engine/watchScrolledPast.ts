import { PAGE_REACH_PX } from '../constants.ts';

/**
 * Tells whether the page is scrolled past `thresholdPx`: at the beginning and at each change. The browser watches the top of the
 * page leave a strip; nothing runs while the page scrolls.
 */
export function watchScrolledPast(
  document: Document,
  thresholdPx: number,
  onChange: (isPast: boolean) => void,
): () => void {
  const window = document.defaultView;
  let observer: IntersectionObserver | undefined;
  const observe = (): void => {
    observer?.disconnect();
    // The strip begins one pixel beyond the threshold, above the window: the page lies in it when its top does.
    const below = (window?.innerHeight ?? 0) + thresholdPx + 1;
    const rootMargin = `${PAGE_REACH_PX}px 0px -${below}px 0px`;
    observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting ?? false), {
      root: document,
      rootMargin,
    });
    observer.observe(document.documentElement);
  };
  observe();
  window?.addEventListener('resize', observe);
  return () => {
    window?.removeEventListener('resize', observe);
    observer?.disconnect();
  };
}
