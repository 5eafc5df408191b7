/** Specification, point 9: a submenu slides open for so long. */
export const SUBMENU_SLIDE_MS = 500;

/** A pointer on its way to an open submenu may cross other items for so long before one of them takes over. */
export const SUBMENU_PATIENCE_MS = 300;
