// The number of images that load with the first paint: as many as a small window shows, in whole rows. With more,
// visible images would load more slowly; with fewer, some would wait for a script. All other images load when they are
// near the viewport.

/** Thumbnails: five rows of two on a phone, two rows of five on a desktop. */
export const EAGER_THUMBNAIL_COUNT = 10;

/** Images at their original aspect ratios, which are taller than thumbnails: four rows of two on a phone. */
export const EAGER_IMAGE_COUNT = 8;

/** Images with text, in one column on a phone. */
export const EAGER_ENTRY_COUNT = 4;
