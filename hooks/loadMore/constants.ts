/** More is asked for when so many images or fewer are left after the shown one. */
export const LOAD_MORE_DISTANCE = 3;
