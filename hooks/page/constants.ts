/** The line that an element's top must reach to be revealed, as a fraction of the viewport height. */
export const REVEAL_OFFSET_FRACTION = 0.85;

/** The delay between elements revealed together. */
export const REVEAL_STAGGER_MS = 200;

/** The line that a counter's top must reach to start it, as a fraction of the viewport height. */
export const COUNTER_OFFSET_FRACTION = 0.9;

/** The delay before a counter starts. */
export const COUNTER_DELAY_MS = 400;

/** The duration of a count. */
export const COUNTER_DURATION_MS = 5000;

/** The interval between two numbers of a count. */
export const COUNTER_STEP_MS = 50;

/** The scroll position beyond which the back-to-top link is active. */
export const BACK_TO_TOP_THRESHOLD_PX = 200;

/** The duration of the scroll to the top. */
export const BACK_TO_TOP_DURATION_MS = 500;

/** The duration of the page loader's fade-out. */
export const LOADER_FADE_MS = 600;

/**
 * How far a parallax layer extends beyond its scene at the top and bottom, and moves, as a fraction of the scene's
 * height.
 */
export const PARALLAX_SHIFT_FRACTION = 0.2;

/** An observer margin larger than any page, so that elements skipped by a jump are not missed. */
export const PAGE_REACH_PX = 1_000_000;
