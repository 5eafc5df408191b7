/** The duration of a submenu's slide animation. */
export const SUBMENU_SLIDE_MS = 500;

/** How long a pointer that is moving toward an open submenu may cross other items before one of them opens. */
export const SUBMENU_GRACE_MS = 300;
