/** More images are requested when at most this many loaded images are left on one side of the current image. */
export const LOAD_MORE_DISTANCE = 3;
