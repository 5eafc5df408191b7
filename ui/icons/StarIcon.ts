import type { RatingIcon } from '@loggia/hooks/rating';
import { createIcon } from './createIcon.tsx';

// A constant, because bundlers do not treat reading a member as pure, and would keep the icon in every page.
const STAR = 'M12 3.1L14.4 9.4L21.1 9.7L15.9 14L17.6 20.5L12 16.8L6.4 20.5L8.1 14L2.9 9.7L9.6 9.4z';

/** The outline of each rating icon on a 24 × 24 grid. */
export const ratingPaths: Readonly<Record<RatingIcon, string>> = {
  star: STAR,
  bell: 'M12 3a6 6 0 0 1 6 6v4.5l2 3.5H4l2-3.5V9a6 6 0 0 1 6-6zM9.8 19.5a2.3 2.3 0 0 0 4.4 0z',
  circle: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18z',
  flag: 'M6 3.5h12.5L15.5 8l3 4.5H6zM6 3.5v17',
  heart: 'M12 20.5C6 16.2 3 12.7 3 9a4.8 4.8 0 0 1 9-2.4A4.8 4.8 0 0 1 21 9c0 3.7-3 7.2-9 11.5z',
  square: 'M4 4h16v16H4z',
};

/** A star. */
export const StarIcon = createIcon(STAR);
