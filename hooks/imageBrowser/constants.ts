/** Facts 3.9, `image_browser_width`: the maximum width of an image, in CSS pixels. */
export const IMAGE_BROWSER_WIDTH_PX = 800;

/** Specification, point 2: up to this width of the view, the paging control is hidden. */
export const PAGING_HIDDEN_WIDTH_PX = 108;

/** Specification, point 2: up to this width, its links are close together. */
export const PAGING_NARROW_WIDTH_PX = 200;

/** Specification, point 2: up to this width, there is some space between them. */
export const PAGING_MEDIUM_WIDTH_PX = 580;

/** Specification, point 2: the font size of the links in a view of medium width. */
export const PAGING_MEDIUM_FONT_PX = 13;

/** Specification, point 2: the font size of the links in a wide view. */
export const PAGING_WIDE_FONT_PX = 15;

/** Facts 2.9: the margin on either side of a link in a view of medium width, in percent of that width. */
export const PAGING_MEDIUM_MARGIN_PERCENT = 7;

/** Facts 2.9: the same in a wide one. */
export const PAGING_WIDE_MARGIN_PERCENT = 14;
