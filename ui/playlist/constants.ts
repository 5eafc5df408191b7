/**
 * The kit's player aspect ratio, width divided by height. The hooks' default is 1000 × 600, which has black bars around
 * most videos.
 */
export const VIDEO_RATIO = 16 / 9;
