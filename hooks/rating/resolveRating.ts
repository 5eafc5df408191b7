import type { LightboxSettings } from '../backend/LightboxSettings.ts';
import { clamp } from '../shared/clamp.ts';
import {
  RATING_LARGEST_STAR_COUNT,
  RATING_LARGEST_STAR_SIZE_PX,
  RATING_SMALLEST_STAR_SIZE_PX,
  RATING_STAR_COUNT,
  RATING_STAR_SIZE_PX,
} from './constants.ts';
import type { UseRatingOptions } from './types.ts';
import type { RatingIcon } from './RatingIcon.ts';

/** What options and settings come to: an option wins over the setting, the setting over the default. */
export interface ResolvedRating {
  readonly enabled: boolean;
  readonly starCount: number;
  readonly starSize: number;
  readonly icon: RatingIcon;
}

export function resolveRating(
  options: Pick<UseRatingOptions, 'enabled' | 'starCount' | 'starSize' | 'icon'>,
  settings: LightboxSettings = {},
): ResolvedRating {
  const count = Math.floor(options.starCount || settings.ratingStarCount || RATING_STAR_COUNT);
  const size = options.starSize || settings.ratingStarSize || RATING_STAR_SIZE_PX;
  return {
    enabled: options.enabled ?? settings.rating ?? true,
    starCount: clamp(count, 1, RATING_LARGEST_STAR_COUNT),
    starSize: clamp(size, RATING_SMALLEST_STAR_SIZE_PX, RATING_LARGEST_STAR_SIZE_PX),
    icon: options.icon ?? settings.ratingIcon ?? 'star',
  };
}
