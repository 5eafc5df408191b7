/** The duration of a programmatic scroll in the lightbox. */
export const LIGHTBOX_INERTIA_MS = 150;

/** The duration of a programmatic scroll elsewhere. */
export const DEFAULT_INERTIA_MS = 950;
