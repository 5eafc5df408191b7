/** How long the hero slider shows each slide. */
export const HERO_INTERVAL_MS = 5000;

/** Duration of the hero slider's fade. */
export const HERO_FADE_DURATION_MS = 600;

/** Delay before the text on a hero slide appears. Must match `--loggia-hero-text-delay` in `hero.css`. */
export const HERO_TEXT_DELAY_MS = 500;

/** Number of testimonials shown at once. */
export const TESTIMONIAL_ITEMS = 1;

/** Duration of the transition between two testimonials. */
export const TESTIMONIAL_DURATION_MS = 800;

/** Number of thumbnails in the playlist's carousel at the narrowest widths. */
export const PLAYLIST_ITEMS_NARROWEST = { minWidth: 0, items: 2 } as const;

/** Number of thumbnails in the playlist's carousel at widths of 600 px and more. */
export const PLAYLIST_ITEMS_SMALL = { minWidth: 600, items: 4 } as const;

/** Number of thumbnails in the playlist's carousel at widths of 1000 px and more. */
export const PLAYLIST_ITEMS_MEDIUM = { minWidth: 1000, items: 8 } as const;

/** Number of thumbnails in the playlist's carousel at widths of 1440 px and more. */
export const PLAYLIST_ITEMS_WIDE = { minWidth: 1440, items: 12 } as const;

/** Gap between two thumbnails of the playlist's carousel. */
export const PLAYLIST_GAP_PX = 10;

/** Delay before the playlist's carousel moves to the first new thumbnail. */
export const PLAYLIST_JUMP_DELAY_MS = 600;

/** Duration of a transition. */
export const CAROUSEL_DURATION_MS = 300;

/** Duration of a feature carousel's transition across several images. */
export const FEATURE_FAR_DURATION_MS = 400;

/** Width of the large image of a feature carousel. */
export const FEATURE_WIDTH_PX = 300;

/** Height of the large image of a feature carousel. */
export const FEATURE_HEIGHT_PX = 300;

/** Number of images in view in a feature carousel. */
export const FEATURE_COLUMNS = 5;

/** Size of each image relative to its neighbor closer to the center. */
export const FEATURE_RATIO = 0.75;

/** Container width below which a feature carousel shrinks proportionally. */
export const FEATURE_REFERENCE_WIDTH_PX = 800;

/** `minWidth` is capped at this fraction of the window's width. */
export const FEATURE_MIN_SHARE = 0.72;

/** Time between automatic transitions. */
export const CAROUSEL_INTERVAL_MS = 5000;

/** Maximum number of dots. A carousel with more pages has no dots. */
export const CAROUSEL_MAX_DOTS = 24;

/** Easing of a transition, the same as jQuery's `swing`. */
export const CAROUSEL_EASING = 'cubic-bezier(0.37, 0, 0.63, 1)';

/** Fraction of a region that must be in view for it to count as visible. */
export const CAROUSEL_VISIBLE_FRACTION = 0.1;
