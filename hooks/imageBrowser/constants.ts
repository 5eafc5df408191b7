/** Facts 3.9, `image_browser_width`: the most that an image takes, in CSS pixels. */
export const IMAGE_BROWSER_WIDTH_PX = 800;

/** Specification, point 2: up to this width of the view there is no paging control. */
export const PAGING_HIDDEN_WIDTH_PX = 108;

/** Specification, point 2: up to this width its links stand close together. */
export const PAGING_NARROW_WIDTH_PX = 200;

/** Specification, point 2: up to this width there is some room between them. */
export const PAGING_MEDIUM_WIDTH_PX = 580;

/** Specification, point 2: their font size in a view of medium width. */
export const PAGING_MEDIUM_FONT_PX = 13;

/** Specification, point 2: their font size in a wide one. */
export const PAGING_WIDE_FONT_PX = 15;

/** Facts 2.9: room on either side of a link in a view of medium width, in hundredths of that width. */
export const PAGING_MEDIUM_MARGIN_PERCENT = 7;

/** Facts 2.9: the same in a wide one. */
export const PAGING_WIDE_MARGIN_PERCENT = 14;
