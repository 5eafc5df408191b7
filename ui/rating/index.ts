export { LightboxRating, RatingButton, RatingPanel, useRatingPanelContext } from './RatingPanel.tsx';
export type { RatingButtonProps, RatingPanelProps } from './RatingPanel.tsx';
export { Rating } from './Rating.tsx';
export type { RatingProps } from './Rating.tsx';
export { RatingStars } from './Rating.tsx';
export type { RatingStarsProps } from './Rating.tsx';
