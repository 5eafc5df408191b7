/** The widths that can be requested with `w`. Others are rejected, which limits the size of the cache. */
export const RENDERED_WIDTHS_PX: readonly number[] = [160, 320, 480, 640, 960, 1280, 1920, 2560];
