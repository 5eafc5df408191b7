/** Thickness of the kit's strip, that of the lightbox, in CSS pixels. In the hooks it is that of the specification. */
export const STRIP_THICKNESS_PX = 56;
