'use client';
import { useMemo, useRef, useState } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { LightboxSettings } from '../../data/backend/LightboxSettings.ts';
import { useBackend } from '../../data/backend/useBackend.ts';
import { clamp } from '../../core/shared/clamp.ts';
import { WAITING_TEXT_DELAY_MS } from '../../core/shared/constants.ts';
import { useCustomPropertiesRef } from '../../core/shared/useElementEffect.ts';
import { useDelayed } from '../../core/shared/useTimeout.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useStableCallbacks } from '../../core/shared/useStableCallback.ts';
import { useUnchanged } from '../../core/shared/useUnchanged.ts';
import {
  RATING_MAX_STAR_COUNT,
  RATING_MAX_STAR_SIZE_PX,
  RATING_MIN_STAR_SIZE_PX,
  RATING_STAR_COUNT,
  RATING_STAR_SIZE_PX,
} from './constants.ts';
import { RATING_LABELS, type RatingLabels } from './labels.ts';
import { ratingStatus } from './ratingState.ts';
import { failureText, ratingTexts } from './ratingTexts.ts';
import { starFace } from './starFace.ts';
import type { RatingIcon, RatingStar, RatingStatus, RatingTarget, UseRatingOptions, UseRatingResult } from './types.ts';
import { useRetryGetters, useStarGetters, useStarGroupGetter } from './useRatingGetters.ts';
import { useStarFocus } from './useStarFocus.ts';
import { useVotes } from './useVotes.ts';

function useStars(points: number, count: number): readonly RatingStar[] {
  return useMemo(
    () => Array.from({ length: count }, (_, index) => ({ score: index + 1, face: starFace(points, index + 1) })),
    [points, count],
  );
}

/** Returns the message shown if saving a vote takes a long time. */
function useStatusText(status: RatingStatus, image: GalleryImage | undefined, labels: RatingLabels): string {
  return useDelayed(status === 'saving', WAITING_TEXT_DELAY_MS, image?.id) ? labels.waiting : '';
}

/**
 * Manages an image's rating: the average of all votes, and stars that let each user vote once.
 *
 * ```tsx
 * const rating = useRating(lightbox);
 * <div {...rating.getStarsProps()}>
 *   {rating.stars.map(({ score, face }) => (
 *     <span key={score} {...rating.getStarProps({ score })}>{face === 'empty' ? '☆' : '★'}</span>
 *   ))}
 * </div>
 * <p {...rating.getErrorProps()} />
 * ```
 */
export function useRating<TImage extends GalleryImage>(
  target: RatingTarget<TImage>,
  options: UseRatingOptions<TImage> = {},
): UseRatingResult {
  const { image, settings } = target;
  const backend = useBackend(target.backend);
  const { store = backend?.ratings, onVoteChange, vote: controlledVote, isReadOnly = false } = options;
  const { enabled, starCount, starSize, icon } = resolveRating(options, settings);
  const labels = useLabels(RATING_LABELS, options.labels);
  const { votes, send, forget } = useVotes(store, options);
  const group = useRef<HTMLElement>(null);
  const sizeRef = useCustomPropertiesRef({ '--loggia-star-size': `${starSize}px` });
  const [hovered, setHovered] = useState({ imageId: '', score: 0 });

  const isOn = enabled && image !== undefined;
  const acceptsVotes = store !== undefined || onVoteChange !== undefined;
  const given = image && votes.get(image.id);
  const now = ratingStatus({ isOn, acceptsVotes, isReadOnly, starCount, known: image?.rating, given, controlledVote });
  const { status, rating, canRate, canRetry, failure } = now;
  const preview = canRate && hovered.imageId === image?.id ? hovered.score : 0;

  const give: UseRatingResult['rate'] = (score, reason = 'imperative', event) => {
    const isStar = Number.isInteger(score) && score >= 1 && score <= starCount;
    if (image && canRate && isStar) send({ image, score, known: rating, reason, event });
  };
  const { rate, retry, cancel, setPreview } = useStableCallbacks({
    rate: give,
    retry(event?: Event) {
      if (canRetry && given) give(given.score, 'retryButton', event);
    },
    cancel: () => image && forget(image.id),
    setPreview: (score: number) => setHovered({ imageId: image?.id ?? '', score }),
  });

  const stars = useStars(preview || rating.average, starCount);
  const { hint, name } = ratingTexts(rating, starCount, labels);
  const message = failure ? failureText(failure, labels) : '';
  const statusText = useStatusText(status, image, labels);
  const focus = useStarFocus(group, canRate, starCount);
  const shown = { status, canRate, icon, preview, stars, vote: rating.own, labels };
  const failed = { hint, statusText, message, canRetry, retry, cancel, labels };
  const groupGetter = useStarGroupGetter({ ...shown, name, group, sizeRef, setPreview }, focus);
  const starGetters = useStarGetters({ ...shown, rate, setPreview }, focus);
  const retryGetters = useRetryGetters(failed, focus.takeFocus);
  return useUnchanged({
    ...shown,
    ...failed,
    isAvailable: now.isAvailable,
    average: rating.average,
    voteCount: rating.count,
    starSize,
    error: failure,
    rate,
    ...groupGetter,
    ...starGetters,
    ...retryGetters,
  });
}

/** The resolved options. An option takes precedence over the setting, and the setting over the default. */
interface ResolvedRating {
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
    starCount: clamp(count, 1, RATING_MAX_STAR_COUNT),
    starSize: clamp(size, RATING_MIN_STAR_SIZE_PX, RATING_MAX_STAR_SIZE_PX),
    icon: options.icon ?? settings.ratingIcon ?? 'star',
  };
}
