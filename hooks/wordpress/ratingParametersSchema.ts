import { object, optional, pipe, transform, unknown } from 'valibot';
import { toCount } from './toCount.ts';
import { toNumber } from './toNumber.ts';

const number = optional(pipe(unknown(), transform(toNumber)));

/** What the rated block carries: numbers, each written as a number or as a text. */
export const ratingParametersSchema = object({
  current_rate: number,
  current_rate_count: optional(pipe(unknown(), transform(toCount))),
  current_avg_rating: number,
});
