/** Maximum length of a label in a page's settings. */
export const MAX_LABEL_LENGTH = 1000;

/** Maximum corner radius in a page's settings. */
export const MAX_RADIUS_PX = 32;

/** Minimum contrast of controls and focus rings with their background (WCAG 2, success criterion 1.4.11). */
export const MIN_CONTROL_CONTRAST = 3;
