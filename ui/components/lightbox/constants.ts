/** The width of a pop-up that does not fill the window. */
export const LIGHTBOX_WIDTH_PX = 800;

/** The height of a pop-up that does not fill the window. */
export const LIGHTBOX_HEIGHT_PX = 500;
