/** Specification, point 9: the duration of a programmatic scroll in the lightbox. */
export const LIGHTBOX_INERTIA_MS = 150;

/** Specification, point 9: the duration elsewhere. */
export const DEFAULT_INERTIA_MS = 950;
