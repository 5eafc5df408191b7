import { SCROLLBAR_SETTLE_TIME_MS, SCROLLBAR_WIDTH_LIMIT_PX } from '../constants.ts';
import type { VisibleBand } from '../types.ts';

/**
 * Calls `onResize` when an element's size changes. If `onMove` is passed, also watches the element's position in the
 * window: `onResize` is then also called when the size of the page changes, and `onMove` is called, at most once per
 * frame, when the element may have moved, for example because an ancestor has scrolled. Returns a function that stops
 * watching.
 */
export function watchContainer(element: HTMLElement, onResize: () => void, onMove?: () => void): () => void {
  const ending = new AbortController();
  const listening = { capture: true, passive: true, signal: ending.signal };
  let frame = 0;

  const scheduleMove = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      onMove?.();
    });
  };
  // jsdom has no ResizeObserver and no sizes.
  const observer =
    window.ResizeObserver &&
    new ResizeObserver(() => {
      onResize();
      if (onMove) scheduleMove();
    });
  observer?.observe(element);
  if (onMove) {
    // Content above the gallery that grows moves the gallery without a scroll event.
    observer?.observe(document.documentElement);
    addEventListener('resize', scheduleMove, listening);
    addEventListener('scroll', scheduleMove, listening);
    // Scroll events inside a shadow tree do not leave it.
    element.getRootNode().addEventListener('scroll', scheduleMove, listening);
  }
  return () => {
    cancelAnimationFrame(frame);
    observer?.disconnect();
    ending.abort();
  };
}

/**
 * Returns the visible band of an element, from top to bottom. Scroll containers within the page are ignored, because
 * they can only make the band smaller.
 */
export function readVerticalBand(element: HTMLElement): VisibleBand {
  const { top } = element.getBoundingClientRect();
  return { top: -top, bottom: innerHeight - top };
}

/** Measures the width at which an element is currently laid out. */
export const readWidth = (element: HTMLElement): MeasuredWidth => ({
  // The bounding rectangle is not used, because an animation may scale an ancestor.
  width: Number.parseFloat(getComputedStyle(element).width) || 0,
  windowWidth: innerWidth,
  timeMs: performance.now(),
});

/** Measurement of a container's width. */
export interface MeasuredWidth {
  /** Width of the container, in CSS pixels. */
  readonly width: number;
  /**
   * Width of the window including its scrollbar. Used to tell a resize by the user from a change caused by a scrollbar.
   */
  readonly windowWidth: number;
  readonly timeMs: number;
}

/**
 * The width used for the layout, together with the previously used width, which helps detect a layout that alternates
 * between two widths.
 */
export interface SettledWidth extends MeasuredWidth {
  readonly previousWidth: number | undefined;
}

/** Whether two widths are equal apart from rounding. The default of −1 never matches. */
const isSameWidth = (width: number, other = -1) => Math.abs(width - other) < 0.05;

/**
 * Returns the width for the layout after a measurement, or `settled` itself if nothing changes.
 *
 * A layout that is too tall for its scroll container causes a scrollbar. The scrollbar reduces the width, which can
 * make the layout short enough to lose the scrollbar again, and so on. To break this loop, an increase in width is
 * ignored if it quickly restores the previous width, is at most as wide as a scrollbar, and the window's width has not
 * changed.
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
