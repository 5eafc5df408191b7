import { ratingPaths } from '../components/rating/ratingPaths.ts';
import { createIcon } from './createIcon.tsx';

/** A star. */
export const StarIcon = createIcon(ratingPaths.star);
