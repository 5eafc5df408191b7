/** The maximum width of an image, in CSS pixels. */
export const IMAGE_BROWSER_WIDTH_PX = 800;

/** The maximum view width at which the paging control is hidden. */
export const PAGING_HIDDEN_WIDTH_PX = 108;

/** The maximum view width at which the paging links have no margin. */
export const PAGING_NARROW_WIDTH_PX = 200;

/** The maximum view width at which the paging links have the medium margin and font size. */
export const PAGING_MEDIUM_WIDTH_PX = 580;

/** The font size of the paging links in a medium-width view. */
export const PAGING_MEDIUM_FONT_PX = 13;

/** The font size of the paging links in a wide view. */
export const PAGING_WIDE_FONT_PX = 15;

/** The margin on each side of a paging link in a medium-width view, as a percentage of the view's width. */
export const PAGING_MEDIUM_MARGIN_PERCENT = 7;

/** The margin on each side of a paging link in a wide view, as a percentage of the view's width. */
export const PAGING_WIDE_MARGIN_PERCENT = 14;
