/** More images are requested when only this many are left on one side of the current one. */
export const LOAD_MORE_DISTANCE = 3;
