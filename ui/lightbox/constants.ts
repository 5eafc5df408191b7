/** Width of a lightbox that does not fill the window, in CSS pixels. */
export const LIGHTBOX_WIDTH_PX = 800;

/** Height of a lightbox that does not fill the window, in CSS pixels. */
export const LIGHTBOX_HEIGHT_PX = 500;
