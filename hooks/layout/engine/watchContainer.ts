import { SCROLLBAR_SETTLE_TIME_MS, SCROLLBAR_WIDTH_LIMIT_PX } from '../constants.ts';
import type { VisibleBand } from '../types.ts';

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

/** Returns the band of an element that the window shows, from top to bottom. A scroller in the window can only show less than the window. */
export function readVerticalBand(element: HTMLElement): VisibleBand {
  const { top } = element.getBoundingClientRect();
  return { top: -top, bottom: innerHeight - top };
}

/** Measures the width at which an element is laid out now. */
export const readWidth = (element: HTMLElement): MeasuredWidth => ({
  // Not that of the bounding rectangle: an ancestor may be scaled for the length of an animation.
  width: Number.parseFloat(getComputedStyle(element).width) || 0,
  windowWidth: innerWidth,
  timeMs: performance.now(),
});

/** A container's width as it was measured. */
export interface MeasuredWidth {
  /** The width of the container, in CSS pixels. */
  readonly width: number;
  /** The width of the window with its scrollbar: it tells the visitor's resizing from a scrollbar's. */
  readonly windowWidth: number;
  readonly timeMs: number;
}

/** The width to lay out at, with as much of its past as it takes to see a layout that swings. */
export interface SettledWidth extends MeasuredWidth {
  readonly previousWidth: number | undefined;
}

/** Two ways of measuring differ by rounding. No width is negative. */
const isSameWidth = (width: number, other = -1) => Math.abs(width - other) < 0.05;

/**
 * The width to lay out at after a measure. A layout that is too high for its scroller brings a scrollbar, which takes width
 * away, which may make the layout low enough to lose the scrollbar: so a width that comes back at once, by a scrollbar's
 * breadth and in the same window, is not taken back. Returns `settled` itself where nothing changes.
 */
export function settleWidth(settled: SettledWidth | undefined, measured: MeasuredWidth): SettledWidth {
  const { width, windowWidth, timeMs } = measured;
  const next: SettledWidth = { ...measured, previousWidth: settled?.width };
  if (!settled) return next;
  if (isSameWidth(width, settled.width)) return settled;
  const gain = width - settled.width;
  const isSwing =
    gain > 0 &&
    gain <= SCROLLBAR_WIDTH_LIMIT_PX &&
    isSameWidth(width, settled.previousWidth) &&
    settled.windowWidth === windowWidth &&
    timeMs - settled.timeMs <= SCROLLBAR_SETTLE_TIME_MS;
  return isSwing ? settled : next;
}
