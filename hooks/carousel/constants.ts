/** Specification, point 9: time between the slides of the hero slider. */
export const HERO_INTERVAL_MS = 5000;

/** Facts 9.13: the duration of the hero slider's fade. */
export const HERO_FADE_DURATION_MS = 600;

/** Facts 9.13: the delay of a hero slide's text. `hero.css` has it as `--loggia-hero-text-delay`. */
export const HERO_TEXT_DELAY_MS = 500;

/** Specification, point 9: testimonials shown at once. */
export const TESTIMONIAL_ITEMS = 1;

/** Specification, point 9: the duration of a testimonial's turn. */
export const TESTIMONIAL_DURATION_MS = 800;

/** Specification, point 9: thumbnails of the playlist's carousel, narrowest carousel. */
export const PLAYLIST_ITEMS_NARROWEST = { minWidthPx: 0, items: 2 } as const;

/** Specification, point 9: the same from 600 px on. */
export const PLAYLIST_ITEMS_SMALL = { minWidthPx: 600, items: 4 } as const;

/** Specification, point 9: the same from 1000 px on. */
export const PLAYLIST_ITEMS_MEDIUM = { minWidthPx: 1000, items: 8 } as const;

/** Specification, point 9: the same from 1440 px on. */
export const PLAYLIST_ITEMS_WIDE = { minWidthPx: 1440, items: 12 } as const;

/** Specification, point 9: the gap between two thumbnails of the playlist's carousel. */
export const PLAYLIST_GAP_PX = 10;

/** Specification, point 9: the delay before the playlist's carousel jumps to the first new thumbnail. */
export const PLAYLIST_JUMP_DELAY_MS = 600;

/** Facts 4.16 and 9.14: one turn, and the playlist's jump. */
export const CAROUSEL_DURATION_MS = 300;

/** Facts 4.16: a turn of the feature carousel by more than one image. */
export const FEATURE_FAR_DURATION_MS = 400;

/** Facts 3.9, `carousel_width`. */
export const FEATURE_WIDTH_PX = 300;

/** Facts 3.9, `carousel_height`. */
export const FEATURE_HEIGHT_PX = 300;

/** Facts 3.9, `carousel_image_column_number`: images in view. */
export const FEATURE_COLUMNS = 5;

/** Facts 3.9, `carousel_image_par`: the size of each image relative to its neighbour nearer to the middle. */
export const FEATURE_RATIO = 0.75;

/** Facts 3.9, `carousel_r_width`: below this width everything shrinks in proportion. */
export const FEATURE_REFERENCE_WIDTH_PX = 800;

/** The part of the window's width that a large image which shrinks no further may take. */
export const FEATURE_LEAST_SHARE = 0.72;

/** Facts 3.9, `carousel_interval`. */
export const CAROUSEL_INTERVAL_MS = 5000;

/** The maximum number of dots. A carousel with more pages has none. */
export const CAROUSEL_MOST_DOTS = 24;

/** The easing that jQuery calls swing. */
export const CAROUSEL_EASING = 'cubic-bezier(0.37, 0, 0.63, 1)';

/** The part of a region that has to be in view for the region to count as visible. */
export const CAROUSEL_VISIBLE_FRACTION = 0.1;
