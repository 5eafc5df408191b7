import { SCROLLBAR_SETTLE_TIME_MS, SCROLLBAR_WIDTH_LIMIT_PX } from '../constants.ts';
import type { VisibleBand } from '../types.ts';

/** Watches the size of an element. Returns a function that ends it. */
export function watchSize(element: HTMLElement, onResize: () => void): () => void {
  // jsdom has none, and no sizes either.
  const observer = window.ResizeObserver && new ResizeObserver(onResize);
  observer?.observe(element);
  return () => observer?.disconnect();
}

/**
 * Watches the size of an element and its place in the window. Scroll events are captured, so every scroller around the element counts.
 * `onResize` is called when the size of the element or of the page changes, `onMove` at most once a frame when the element may have moved.
 * Returns a function that ends it.
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
  // jsdom has none, and no sizes either.
  const observer =
    window.ResizeObserver &&
    new ResizeObserver(() => {
      onResize();
      scheduleMove();
    });
  observer?.observe(element);
  // Content that grows above the gallery moves it without a scroll event.
  observer?.observe(document.documentElement);
  addEventListener('resize', scheduleMove, listening);
  addEventListener('scroll', scheduleMove, listening);
  // Scroll events do not leave a shadow tree.
  element.getRootNode().addEventListener('scroll', scheduleMove, listening);

  return () => {
    cancelAnimationFrame(frame);
    observer?.disconnect();
    ending.abort();
  };
}

/** Returns the visible band of an element, from top to bottom. Scrollers inside the window are ignored: they can only show less. */
export function readVerticalBand(element: HTMLElement): VisibleBand {
  const { top } = element.getBoundingClientRect();
  return { top: -top, bottom: innerHeight - top };
}

/** Measures the width at which an element is laid out now. */
export const readWidth = (element: HTMLElement): MeasuredWidth => ({
  // Not the bounding rectangle's width, because an animation may scale an ancestor.
  width: Number.parseFloat(getComputedStyle(element).width) || 0,
  windowWidth: innerWidth,
  timeMs: performance.now(),
});

/** A measurement of a container's width. */
export interface MeasuredWidth {
  /** The width of the container, in CSS pixels. */
  readonly width: number;
  /** The width of the window with its scrollbar. It tells resizing by the visitor from a change by a scrollbar. */
  readonly windowWidth: number;
  readonly timeMs: number;
}

/** The width for the layout, with the one before it, by which a layout that alternates between two widths is detected. */
export interface SettledWidth extends MeasuredWidth {
  readonly previousWidth: number | undefined;
}

/** Whether two widths are the same but for rounding. No width is negative. */
const isSameWidth = (width: number, other = -1) => Math.abs(width - other) < 0.05;

/**
 * Returns the width for the layout after a measurement, or `settled` itself if nothing changes. A layout that is too high for its scroller
 * gets a scrollbar, which takes width away, which may make the layout low enough to lose the scrollbar, and so on. To end this, a gain of
 * width is ignored if it comes at once, is no more than a scrollbar's width, and the window has not changed.
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
