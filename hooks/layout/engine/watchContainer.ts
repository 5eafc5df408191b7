/**
 * Watches how wide an element is and where the window shows it. Scrolling is heard in the capture phase, so every scroller
 * around the element counts. `onResize`: its own size, or the page’s, has changed. `onMove`: it may stand elsewhere in the window,
 * at most once a frame. Returns what ends it.
 */
export function watchContainer(element: HTMLElement, onResize: () => void, onMove: () => void): () => void {
  const ending = new AbortController();
  const listening = { capture: true, passive: true, signal: ending.signal };
  let frame = 0;

  const scheduleMove = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      onMove();
    });
  };
  // Missing in jsdom, where nothing has a size.
  const observer =
    window.ResizeObserver &&
    new ResizeObserver(() => {
      onResize();
      scheduleMove();
    });
  observer?.observe(element);
  // For its height: what grows above the gallery moves it without any scrolling.
  observer?.observe(document.documentElement);
  addEventListener('resize', scheduleMove, listening);
  addEventListener('scroll', scheduleMove, listening);
  // A scroll event does not leave a shadow tree.
  element.getRootNode().addEventListener('scroll', scheduleMove, listening);

  return () => {
    cancelAnimationFrame(frame);
    observer?.disconnect();
    ending.abort();
  };
}
