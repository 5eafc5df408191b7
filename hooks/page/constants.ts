/** Specification, point 9: the part of the window's height that the top of a box has to reach to be revealed. */
export const REVEAL_OFFSET_FRACTION = 0.85;

/** Specification, point 9: the delay between two boxes that are revealed together. */
export const REVEAL_STAGGER_MS = 200;

/** Specification, point 9: the part of the window's height that the top of a counter has to reach to begin. */
export const COUNTER_OFFSET_FRACTION = 0.9;

/** Specification, point 9: the delay before a counter begins. */
export const COUNTER_DELAY_MS = 400;

/** Facts 1.1, `data-speed`: the duration of a count. */
export const COUNTER_DURATION_MS = 5000;

/** Facts 1.1, `data-refresh-interval`: the interval between two numbers of a count. */
export const COUNTER_STEP_MS = 50;

/** Specification, point 9: the scroll position beyond which the control that leads back to the top is shown. */
export const BACK_TO_TOP_THRESHOLD_PX = 200;

/** Specification, point 9: the duration of the scroll back to the top. */
export const BACK_TO_TOP_DURATION_MS = 500;

/** Facts 9.13: the duration of the page loader's fade. */
export const LOADER_FADE_MS = 600;

/** The part of its scene's height by which a layer extends beyond it, up and down, and by which it moves. */
export const PARALLAX_SHIFT_FRACTION = 0.2;

/** A distance larger than any page extends above the window, so that elements passed by a jump are not missed. */
export const PAGE_REACH_PX = 1_000_000;
