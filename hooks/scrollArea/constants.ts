/** Specification, point 9: how long a scroll area of the lightbox glides to where a program sends it. */
export const LIGHTBOX_INERTIA_MS = 150;

/** Specification, point 9: the same elsewhere. */
export const DEFAULT_INERTIA_MS = 950;
