/** The fraction of the window's height that the top of a box must reach to be revealed. */
export const REVEAL_OFFSET_FRACTION = 0.85;

/** The delay between two boxes that are revealed together. */
export const REVEAL_STAGGER_MS = 200;

/** The fraction of the window's height that the top of a counter must reach to start it. */
export const COUNTER_OFFSET_FRACTION = 0.9;

/** The delay before a counter starts. */
export const COUNTER_DELAY_MS = 400;

/** The duration of a count. */
export const COUNTER_DURATION_MS = 5000;

/** The interval between two numbers of a count. */
export const COUNTER_STEP_MS = 50;

/** The scroll position beyond which the back-to-top link is shown. */
export const BACK_TO_TOP_THRESHOLD_PX = 200;

/** The duration of the scroll to the top. */
export const BACK_TO_TOP_DURATION_MS = 500;

/** The duration of the page loader's fade. */
export const LOADER_FADE_MS = 600;

/** The part of its scene's height by which a layer extends beyond it, up and down, and by which it moves. */
export const PARALLAX_SHIFT_FRACTION = 0.2;

/** A distance larger than any page extends above the window, so that elements passed by a jump are not missed. */
export const PAGE_REACH_PX = 1_000_000;
