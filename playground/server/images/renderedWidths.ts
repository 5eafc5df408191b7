/** The widths in pixels that can be requested with `w`. Any other is refused, so that the cache stays finite. */
export const RENDERED_WIDTHS_PX: readonly number[] = [160, 320, 480, 640, 960, 1280, 1920, 2560];
