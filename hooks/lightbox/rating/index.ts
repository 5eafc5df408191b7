export { RATING_DECIMALS, RATING_MAX_STAR_COUNT, RATING_STAR_COUNT, RATING_STAR_SIZE_PX } from './constants.ts';
export { RATING_LABELS } from './labels.ts';
export { starFace } from './starFace.ts';
export { useRating } from './useRating.ts';
export type { RatingLabels } from './labels.ts';
export type { StarFace } from './starFace.ts';
export type {
  RatingChangeDetails,
  RatingChangeReason,
  RatingStar,
  RatingStatus,
  RatingTarget,
  UseRatingOptions,
  UseRatingResult,
} from './types.ts';
export type { RatingIcon } from './types.ts';
