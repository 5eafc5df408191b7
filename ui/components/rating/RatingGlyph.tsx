import type { RatingIcon } from '@loggia/hooks/rating';
import { ratingPaths } from './ratingPaths.ts';

export interface RatingGlyphProps {
  readonly icon: RatingIcon;
}

/** One star: its outline, and over it the part that is filled in. */
export function RatingGlyph({ icon }: RatingGlyphProps) {
  const path = ratingPaths[icon];
  return (
    <svg viewBox="0 0 24 24" aria-hidden>
      <path className="loggia-star-fill" d={path} />
      <path className="loggia-star-line" d={path} />
    </svg>
  );
}
