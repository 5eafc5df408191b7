import type { SlideshowPauseReason } from './types.ts';

/**
 * Whether the user has chosen to play the slideshow. `null` means that there has been no choice yet, so `autoplay`
 * decides. `refused` means that the caller canceled autoplay.
 */
export type SlideshowState = boolean | 'refused' | null;

export type SlideshowEvent =
  | {
      readonly type: 'playPressed';
      /** Reasons why the slideshow is not currently playing. */
      readonly pausedBy: ReadonlySet<SlideshowPauseReason>;
    }
  | { readonly type: 'pausePressed' }
  | { readonly type: 'ended' }
  | { readonly type: 'autoplayRefused' }
  | { readonly type: 'closed' };

/** Applies an event to the user's choice. Temporary reasons to pause do not affect this choice. */
export function slideshowReducer(state: SlideshowState, event: SlideshowEvent): SlideshowState {
  switch (event.type) {
    case 'playPressed':
      // Never start the slideshow while a panel is open.
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
  /** Reasons passed by the caller. */
  readonly external?: Iterable<SlideshowPauseReason> | undefined;
}

/** Returns the reasons why a slideshow is not currently playing. If there are none, the slideshow plays. */
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
  /** Whether the target has a next image. */
  readonly hasNext: boolean;
  /** Whether the slideshow continues after the last image. */
  readonly loop: boolean;
}

/** Returns the step to take at the end of an interval: to the next image, back to the first image, or none. */
export function slideshowStep({ index, count, hasNext, loop }: SlideshowPosition): 'next' | 'first' | 'end' {
  if (count < 2) return 'end';
  const isLast = index >= count - 1;
  if (isLast && !loop) return 'end';
  if (hasNext) return 'next';
  return isLast ? 'first' : 'end';
}

/** Maximum delay of a timer. With a longer delay, timers fire immediately. */
const MAX_TIMER_DELAY_MS = 2 ** 31 - 1;

/** Returns the interval for a timer, or 0 if `intervalMs` is zero, negative or not a number. */
export function slideshowIntervalMs(intervalMs: number): number {
  return intervalMs > 0 ? Math.min(intervalMs, MAX_TIMER_DELAY_MS) : 0;
}
