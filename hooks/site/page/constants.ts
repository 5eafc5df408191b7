/**
 * An element is revealed when its top reaches a line in the viewport. This is the line's distance from the top, as a
 * fraction of the viewport's height.
 */
export const REVEAL_OFFSET_FRACTION = 0.85;

/** The delay between elements that are revealed together. */
export const REVEAL_STAGGER_MS = 200;

/**
 * A counter starts when its top reaches a line in the viewport. This is the line's distance from the top, as a fraction
 * of the viewport's height.
 */
export const COUNTER_OFFSET_FRACTION = 0.9;

/** The delay before a counter starts. */
export const COUNTER_DELAY_MS = 400;

/** How long a counter takes to reach its final value. */
export const COUNTER_DURATION_MS = 5000;

/** The interval between two steps of a counter. */
export const COUNTER_STEP_MS = 50;

/** The scroll position beyond which the back-to-top link is active. */
export const BACK_TO_TOP_THRESHOLD_PX = 200;

/** The duration of the scroll to the top. */
export const BACK_TO_TOP_DURATION_MS = 500;

/** The duration of the page loader's fade-out. */
export const LOADER_FADE_MS = 600;

/**
 * How far a parallax layer extends beyond its scene at the top and bottom, as a fraction of the scene's height. This is
 * also how far it moves.
 */
export const PARALLAX_SHIFT_FRACTION = 0.2;

/** An observer margin larger than any page, so that elements skipped when the page jumps are not missed. */
export const PAGE_REACH_PX = 1_000_000;
