/** The maximum width of an image, in CSS pixels. */
export const IMAGE_BROWSER_WIDTH_PX = 800;

/** The width of the view up to which the paging control is hidden. */
export const PAGING_HIDDEN_WIDTH_PX = 108;

/** The width of the view up to which its links have no margin. */
export const PAGING_NARROW_WIDTH_PX = 200;

/** The width of the view up to which its links have the medium margin and font. */
export const PAGING_MEDIUM_WIDTH_PX = 580;

/** The font size of the links in a view of medium width. */
export const PAGING_MEDIUM_FONT_PX = 13;

/** The font size of the links in a wide view. */
export const PAGING_WIDE_FONT_PX = 15;

/** The margin on either side of a link in a view of medium width, in percent of that width. */
export const PAGING_MEDIUM_MARGIN_PERCENT = 7;

/** The margin on either side of a link in a wide view, in percent of its width. */
export const PAGING_WIDE_MARGIN_PERCENT = 14;
