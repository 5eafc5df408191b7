/** The duration of a programmatic scroll in the lightbox. */
export const LIGHTBOX_SCROLL_DURATION_MS = 150;

/** The duration of a programmatic scroll outside the lightbox. */
export const DEFAULT_SCROLL_DURATION_MS = 950;
