import type { SlideEffect } from '../transition/types.ts';
import type { LightboxShortcuts } from './types.ts';

/** Openings within this time after an opening or closing are ignored as the second half of a double click. */
export const LIGHTBOX_GUARD_MS = 100;

/**
 * A press at the same spot within this time after the press that opened a dialog counts as the second half of a double
 * click.
 */
export const OPENING_PRESS_MS = 500;

/** Maximum distance between the two presses of a double click. */
export const OPENING_PRESS_DISTANCE_PX = 10;

/** Default delay between closing the lightbox and removing it from the page. */
export const LIGHTBOX_REMOVAL_DELAY_MS = 20;

/** z-index of the lightbox in browsers without a top layer. */
export const LIGHTBOX_Z_INDEX = 100000;

/** z-index of a lightbox that fills the window, in browsers without a top layer. */
export const LIGHTBOX_FULL_WINDOW_Z_INDEX = 100002;

/** Default slide effect, used when neither an option nor a backend setting provides one. */
export const LIGHTBOX_EFFECT: SlideEffect = 'shift';

/** Default duration of a slide change. */
export const LIGHTBOX_EFFECT_DURATION_MS = 240;

/** Default slideshow interval. */
export const LIGHTBOX_INTERVAL_MS = 2500;

/** Maximum duration of a queued slide change. It is divided further by the number of requests still waiting. */
export const LIGHTBOX_REPLAY_DURATION_MS = 100;

/**
 * How long the previous image stays visible while the next one loads. After that, the change runs without its image.
 */
export const LIGHTBOX_PLACEHOLDER_DELAY_MS = 300;

/** Number of slides kept mounted on either side of the current one. */
export const LIGHTBOX_NEIGHBOURS = 1;

/**
 * Default shortcuts, as `KeyboardEvent.key` values for left-to-right text. In right-to-left text, the left and right
 * arrows are swapped.
 */
export const LIGHTBOX_SHORTCUTS: LightboxShortcuts = {
  next: ['ArrowRight'],
  previous: ['ArrowLeft'],
  first: ['Home'],
  last: ['End'],
  close: ['Escape'],
  togglePlay: ['Space'],
  toggleControls: ['h'],
};
