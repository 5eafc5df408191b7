// Pictures that load at once, with the first paint: those that a small window shows of such a list, rounded to whole rows. More
// of them would take the network from those that are seen; fewer would wait for a script. All after them load when they come near.

/** Five rows of two on a phone, two rows of five on a desktop. */
export const EAGER_THUMBNAIL_COUNT = 10;

/** Images in their own ratios are higher than thumbnails: four rows of two on a phone. */
export const EAGER_IMAGE_COUNT = 8;

/** Pictures with their texts, one below the other on a phone. */
export const EAGER_ENTRY_COUNT = 4;
