/** Width of the kit's player by its height. In the hooks it is that of 1000 × 600, with black bands around most films. */
export const VIDEO_RATIO = 16 / 9;
