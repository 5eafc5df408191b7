/** The number of images left on a side of the shown one at which more are requested. */
export const LOAD_MORE_DISTANCE = 3;
