export { Rating } from './Rating.tsx';
export type { RatingProps } from './Rating.tsx';
export { RatingStars } from './RatingStars.tsx';
export type { RatingStarsProps } from './RatingStars.tsx';
