import type { SlideEffect } from '../transition/types.ts';
import type { LightboxShortcuts } from './types.ts';

/** The time after an opening or closing in which further openings are ignored, as in a double click. */
export const LIGHTBOX_GUARD_MS = 100;

/** The time after the press that opens a dialog in which a press at the same place is the second half of a double click. */
export const OPENING_PRESS_MS = 500;

/** The distance between the two presses of a double click. */
export const OPENING_PRESS_DISTANCE_PX = 10;

/** The time between a close and the removal of the lightbox. */
export const LIGHTBOX_REMOVAL_DELAY_MS = 20;

/** The z-index of a lightbox in browsers without a top layer. */
export const LIGHTBOX_Z_INDEX = 100000;

/** The z-index of a lightbox that fills the window, in browsers without a top layer. */
export const LIGHTBOX_FULL_WINDOW_Z_INDEX = 100002;

/** The effect of a slide change where neither option nor setting says another. */
export const LIGHTBOX_EFFECT: SlideEffect = 'shift';

/** Length of a slide change where neither option nor setting says another. */
export const LIGHTBOX_EFFECT_DURATION_MS = 240;

/** Slideshow interval where neither option nor setting says another. */
export const LIGHTBOX_INTERVAL_MS = 2500;

/** The maximum length of a change that had to wait for another, divided by the number of requests behind it. */
export const LIGHTBOX_REPLAY_DURATION_MS = 100;

/** The time for which the last picture stays while the next one loads. Then the change is played without its picture. */
export const LIGHTBOX_PLACEHOLDER_DELAY_MS = 300;

/** Slides kept mounted on either side of the shown one. */
export const LIGHTBOX_NEIGHBOURS = 1;

/** Keys by `KeyboardEvent.key`, for left-to-right text; right-to-left text mirrors the two horizontal arrows. */
export const LIGHTBOX_SHORTCUTS: LightboxShortcuts = {
  next: ['ArrowRight'],
  previous: ['ArrowLeft'],
  first: ['Home'],
  last: ['End'],
  close: ['Escape'],
  togglePlay: ['Space'],
  toggleControls: ['h'],
};
