import type { ImageRating } from '../backend/GalleryImage.ts';

export interface WrittenRating {
  readonly average: number | undefined;
  readonly count: number | undefined;
  readonly own: number | undefined;
}

/** Votes as the wire tells them; what is missing or below nothing is 0. */
export function toImageRating({ average = 0, count = 0, own = 0 }: WrittenRating): ImageRating {
  return { average: Math.max(average, 0), count, own: Math.max(own, 0) };
}
