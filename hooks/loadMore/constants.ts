/** More is asked for when so many images or fewer are left on a side of the shown one. */
export const LOAD_MORE_DISTANCE = 3;
