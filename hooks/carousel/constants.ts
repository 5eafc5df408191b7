/** The time between two slides of the hero slider. */
export const HERO_INTERVAL_MS = 5000;

/** The duration of the hero slider's fade. */
export const HERO_FADE_DURATION_MS = 600;

/** The delay of a hero slide's text. `hero.css` has it as `--loggia-hero-text-delay`. */
export const HERO_TEXT_DELAY_MS = 500;

/** The number of testimonials shown at once. */
export const TESTIMONIAL_ITEMS = 1;

/** The duration of a change of testimonial. */
export const TESTIMONIAL_DURATION_MS = 800;

/** The thumbnails of the playlist's carousel, at any width. */
export const PLAYLIST_ITEMS_NARROWEST = { minWidth: 0, items: 2 } as const;

/** The thumbnails of the playlist's carousel from 600 px. */
export const PLAYLIST_ITEMS_SMALL = { minWidth: 600, items: 4 } as const;

/** The thumbnails of the playlist's carousel from 1000 px. */
export const PLAYLIST_ITEMS_MEDIUM = { minWidth: 1000, items: 8 } as const;

/** The thumbnails of the playlist's carousel from 1440 px. */
export const PLAYLIST_ITEMS_WIDE = { minWidth: 1440, items: 12 } as const;

/** The gap between two thumbnails of the playlist's carousel. */
export const PLAYLIST_GAP_PX = 10;

/** The delay before the playlist's carousel moves to the first new thumbnail. */
export const PLAYLIST_JUMP_DELAY_MS = 600;

/** The duration of one turn. */
export const CAROUSEL_DURATION_MS = 300;

/** The duration of a turn of the feature carousel by several images. */
export const FEATURE_FAR_DURATION_MS = 400;

/** The width of the large image of a feature carousel. */
export const FEATURE_WIDTH_PX = 300;

/** The height of that image. */
export const FEATURE_HEIGHT_PX = 300;

/** The number of images in view of a feature carousel. */
export const FEATURE_COLUMNS = 5;

/** The size of each image relative to its neighbor nearer to the middle. */
export const FEATURE_RATIO = 0.75;

/** The width below which a feature carousel shrinks in proportion. */
export const FEATURE_REFERENCE_WIDTH_PX = 800;

/** The part of the window's width that a large image which shrinks no further may take. */
export const FEATURE_MIN_SHARE = 0.72;

/** The time between two automatic turns. */
export const CAROUSEL_INTERVAL_MS = 5000;

/** The maximum number of dots. A carousel with more pages has none. */
export const CAROUSEL_MAX_DOTS = 24;

/** The easing that jQuery calls swing. */
export const CAROUSEL_EASING = 'cubic-bezier(0.37, 0, 0.63, 1)';

/** The part of a region that has to be in view for the region to count as visible. */
export const CAROUSEL_VISIBLE_FRACTION = 0.1;
