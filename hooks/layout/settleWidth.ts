import { SCROLLBAR_SETTLE_TIME_MS, SCROLLBAR_WIDTH_LIMIT_PX } from './constants.ts';

/** A container's width as it was measured. */
export interface MeasuredWidth {
  /** Of the container, in CSS pixels. */
  readonly width: number;
  /** Of the window with its scrollbar: tells the visitor's resizing from that of a scrollbar. */
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
