/** Thickness of the kit's filmstrip, that of the lightbox, in CSS pixels. The hooks have `INLINE_FILMSTRIP_THICKNESS_PX`. */
export const STRIP_THICKNESS_PX = 56;
