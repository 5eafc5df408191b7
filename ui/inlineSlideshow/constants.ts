/**
 * Thickness of the kit's slideshow filmstrip, the same as the lightbox's, in CSS pixels. The hooks' default is
 * `INLINE_FILMSTRIP_THICKNESS_PX`.
 */
export const STRIP_THICKNESS_PX = 56;
