'use client';
import type { UseRatingResult } from '@loggia/hooks/rating';
import { RatingGlyph } from './RatingGlyph.tsx';

export interface RatingStarsProps {
  readonly rating: UseRatingResult;
}

/** Stars with what is known of the votes beside them; where a vote could not be saved, why, and two ways on. */
export function RatingStars({ rating }: RatingStarsProps) {
  if (!rating.hasControl) return null;
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
      {/* The stars' own name says the same. */}
      <p {...rating.getHintProps({ className: 'loggia-rating-hint', 'aria-hidden': true })} />
      <p {...rating.getStatusProps({ className: 'loggia-rating-status' })} />
      <p {...rating.getMessageProps({ className: 'loggia-rating-message' })} />
      {message && (
        <>
          <button {...rating.getRetryButtonProps()}>{labels.retry}</button>
          <button {...rating.getCancelButtonProps()}>{labels.cancel}</button>
        </>
      )}
    </div>
  );
}
