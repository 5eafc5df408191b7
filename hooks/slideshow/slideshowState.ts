import type { SlideshowPauseReason } from './types.ts';

/** The visitor's choice to play or not. `null`: none yet, so `autoplay` decides. `refused`: the page vetoed autoplay. */
export type SlideshowState = boolean | 'refused' | null;

export type SlideshowEvent =
  | {
      readonly type: 'playPressed';
      /** The reasons why it does not play now. */
      readonly pausedBy: ReadonlySet<SlideshowPauseReason>;
    }
  | { readonly type: 'pausePressed' }
  | { readonly type: 'ended' }
  | { readonly type: 'autoplayRefused' }
  | { readonly type: 'closed' };

/** Applies an event to the visitor's choice to play or stop. Other reasons to pause come and go without touching it. */
export function slideshowReducer(state: SlideshowState, event: SlideshowEvent): SlideshowState {
  switch (event.type) {
    case 'playPressed':
      // It never starts under an open panel.
      return event.pausedBy.has('panel') ? state : true;
    case 'pausePressed':
    case 'ended':
      return false;
    case 'autoplayRefused':
      return 'refused';
    case 'closed':
      return null;
    default:
      return event satisfies never;
  }
}

interface PauseReasonsInput {
  readonly isStarted: boolean;
  readonly awayReason: 'hiddenTab' | 'windowBlur' | null;
  /** Reasons from outside of the slideshow. */
  readonly external?: Iterable<SlideshowPauseReason> | undefined;
}

/** Returns the reasons why a slideshow does not play now. It plays when the set is empty. */
export function pauseReasonsOf(input: PauseReasonsInput): ReadonlySet<SlideshowPauseReason> {
  const { isStarted, awayReason, external } = input;
  const reasons = new Set(external);
  if (!isStarted) reasons.add('stopped');
  if (awayReason) reasons.add(awayReason);
  return reasons;
}

interface SlideshowPosition {
  readonly index: number;
  readonly count: number;
  /** Whether the target has a next image from here. */
  readonly hasNext: boolean;
  /** Whether the slideshow goes on after the last image. */
  readonly loop: boolean;
}

/** Returns the step at the end of an interval: to the next image, back to the first, or none. */
export function slideshowStep({ index, count, hasNext, loop }: SlideshowPosition): 'next' | 'first' | 'end' {
  if (count < 2) return 'end';
  const isLast = index >= count - 1;
  if (isLast && !loop) return 'end';
  if (hasNext) return 'next';
  return isLast ? 'first' : 'end';
}

/** The longest delay of a timer: with a longer one it fires at once. */
const MAX_TIMER_DELAY_MS = 2 ** 31 - 1;

/** Returns the interval for a timer; 0 if `intervalMs` is zero, negative or no number. */
export function slideshowIntervalMs(intervalMs: number): number {
  return intervalMs > 0 ? Math.min(intervalMs, MAX_TIMER_DELAY_MS) : 0;
}
