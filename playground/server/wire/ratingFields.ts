import type { RatingRow } from '../rating/createRatingStore.ts';
import type { ImageRow } from '../database/rows.ts';
import { escapeHtml, hiddenInput } from './markup.ts';

/** The number of decimals of an average rating that the real server stores. */
const KEPT_DECIMALS = 5;

export interface RatingFields {
  readonly avg_rating: string;
  readonly rate_count: string;
  /** A string, or the number 0 if the visitor has not voted. */
  readonly rate: string | 0;
}

/** Returns the rating in the format of responses: strings, except for a `rate` of 0. */
export function ratingFields(rating: RatingRow | undefined): RatingFields {
  const { average = 0, count = 0, own = 0 } = rating ?? {};
  return {
    avg_rating: String(Number(average.toFixed(KEPT_DECIMALS))),
    rate_count: String(count),
    rate: own === 0 ? 0 : String(own),
  };
}

/** Returns the stars, their data and the hidden fields of the request, as in the real page for the opened image. */
export function ratingBlock(image: ImageRow, key: number, rating: RatingRow | undefined): string {
  const { avg_rating: average, rate_count: count, rate } = ratingFields(rating);
  const parameters = JSON.stringify({
    current_rate: rate,
    current_rate_count: count,
    current_avg_rating: average,
    current_image_key: key,
  });
  return (
    `<div id="bwg_rate_form"><span id="bwg_star" class="bwg_star" data-score="${average}"></span>` +
    `<span id="bwg_rated" class="bwg_rated" data-params="${escapeHtml(parameters)}"></span>` +
    hiddenInput({ id: 'rate_ajax_task', name: 'ajax_task', value: 'save_rate' }) +
    hiddenInput({ id: 'rate_image_id', name: 'image_id', value: String(image.id) }) +
    `</div>`
  );
}
