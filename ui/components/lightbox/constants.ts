/** The width of a pop-up that does not fill the window (facts 4.1 and 3.9, `popup_width`). */
export const LIGHTBOX_WIDTH_PX = 800;

/** The height of a pop-up that does not fill the window (facts 4.1 and 3.9, `popup_height`). */
export const LIGHTBOX_HEIGHT_PX = 500;
