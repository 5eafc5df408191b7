import type { SlideEffect } from '../../slides/transition/types.ts';
import type { LightboxShortcuts } from './types.ts';

/**
 * How long requests to open a lightbox are ignored after one has opened or closed. Such a request may be the second
 * half of a double click.
 */
export const LIGHTBOX_GUARD_MS = 100;

/** Default delay between closing the lightbox and removing it from the page. */
export const LIGHTBOX_REMOVAL_DELAY_MS = 20;

/** z-index of the lightbox in browsers without a top layer. */
export const LIGHTBOX_Z_INDEX = 100000;

/** z-index of a full-window lightbox in browsers without a top layer. */
export const LIGHTBOX_FULL_WINDOW_Z_INDEX = 100002;

/** Default slide effect, used when neither an option nor a backend setting provides one. */
export const LIGHTBOX_EFFECT: SlideEffect = 'shift';

/** Default duration of a slide transition. */
export const LIGHTBOX_EFFECT_DURATION_MS = 240;

/**
 * How long the previous image stays visible while the next one loads. After this time, the transition starts even if
 * the next image has not loaded.
 */
export const LIGHTBOX_PLACEHOLDER_DELAY_MS = 300;

/** Number of slides that are kept mounted on either side of the current one. */
export const LIGHTBOX_NEIGHBOURS = 1;

/**
 * Default shortcuts, as `KeyboardEvent.key` values. In right-to-left layouts, the left and right arrow keys are
 * swapped.
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
