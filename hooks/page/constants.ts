/** Specification, point 9: a box is revealed when its top reaches this part of the window's height. */
export const REVEAL_OFFSET_FRACTION = 0.85;

/** Specification, point 9: between two boxes that are revealed together. */
export const REVEAL_STAGGER_MS = 200;

/** Specification, point 9: counters begin when their top reaches this part of the window's height. */
export const COUNTER_OFFSET_FRACTION = 0.9;

/** Specification, point 9: and wait so long first. */
export const COUNTER_DELAY_MS = 400;

/** Facts 1.1, `data-speed`: a count takes so long. */
export const COUNTER_DURATION_MS = 5000;

/** Facts 1.1, `data-refresh-interval`: between two numbers of a count. */
export const COUNTER_STEP_MS = 50;

/** Specification, point 9: the control that leads back to the top is there once the page is scrolled past this. */
export const BACK_TO_TOP_THRESHOLD_PX = 200;

/** Specification, point 9: the way back to the top takes so long. */
export const BACK_TO_TOP_DURATION_MS = 500;

/** Facts 9.13: the page loader fades out for so long. */
export const LOADER_FADE_MS = 600;

/** The part of its scene's height by which a layer extends beyond it, up and down, and by which it moves. */
export const PARALLAX_SHIFT_FRACTION = 0.2;

/** A distance larger than any page extends above the window, so that elements passed by a jump are not missed. */
export const PAGE_REACH_PX = 1_000_000;
