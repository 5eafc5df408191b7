import type { ImageRating } from '../backend/GalleryImage.ts';
import { formatAverage } from './formatAverage.ts';

/**
 * What is shown until the back end has answered. As specified, the mean of the shown mean and the new vote, or the vote itself
 * where there was no mean: an estimate, for it forgets how many have voted.
 */
export function localRating({ average, count }: ImageRating, score: number): ImageRating {
  const mean = average > 0 ? (Number(formatAverage(average)) + score) / 2 : score;
  return { average: Number(formatAverage(mean)), count: count + 1, own: score };
}
