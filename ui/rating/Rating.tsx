'use client';
import { useContext } from 'react';
import {
  useRating,
  type RatingIcon,
  type RatingTarget,
  type UseRatingOptions,
  type UseRatingResult,
} from '@loggia/hooks/rating';
import type { GalleryImage } from '@loggia/hooks/backend';
import { ListenersContext, StatusContext, useKit } from '../KitProvider.tsx';
import { ratingPaths } from '../icons/StarIcon.ts';

export interface RatingProps<TImage extends GalleryImage = GalleryImage> extends UseRatingOptions<TImage> {
  /** The lightbox, or an image with its backend. */
  readonly target: RatingTarget<TImage>;
}

/**
 * Renders the rating of a lightbox's current image, or of any other image. Votes are kept while the component is
 * mounted.
 */
export function Rating<TImage extends GalleryImage>({ target, ...options }: RatingProps<TImage>) {
  const kit = useKit();
  const rating = useRating(target, {
    ...useContext(ListenersContext),
    ...options,
    labels: options.labels ?? kit.labels?.rating,
  });
  return <RatingStars rating={rating} />;
}

export interface RatingStarsProps {
  readonly rating: UseRatingResult;
}

/**
 * Renders the stars and the number of votes. If a vote could not be saved, the reason and buttons to retry or cancel
 * are shown.
 */
export function RatingStars({ rating }: RatingStarsProps) {
  const renderStatus = useContext(StatusContext);
  if (!rating.isAvailable) return null;
  const { stars, icon, message, labels } = rating;
  return (
    <div className="loggia-rating">
      <div {...rating.getStarsProps({ className: 'loggia-stars' })}>
        {stars.map(({ score }) => (
          <span key={score} {...rating.getStarProps({ score, className: 'loggia-star' })}>
            <RatingGlyph icon={icon} />
          </span>
        ))}
      </div>
      {/* The stars' accessible name contains the same text. */}
      <p {...rating.getHintProps({ className: 'loggia-rating-hint', 'aria-hidden': true })} />
      {renderStatus(<p {...rating.getStatusProps({ className: 'loggia-rating-status' })} />, rating.statusText)}
      <p {...rating.getErrorProps({ className: 'loggia-rating-message' })} />
      {message && (
        <>
          <button {...rating.getRetryButtonProps()} />
          <button {...rating.getCancelButtonProps()}>{labels.cancel}</button>
        </>
      )}
    </div>
  );
}

interface RatingGlyphProps {
  readonly icon: RatingIcon;
}

/** Renders a star: its outline, and the filled part over it. */
function RatingGlyph({ icon }: RatingGlyphProps) {
  const path = ratingPaths[icon];
  return (
    <svg viewBox="0 0 24 24" aria-hidden>
      <path className="loggia-star-fill" d={path} />
      <path className="loggia-star-line" d={path} />
    </svg>
  );
}
