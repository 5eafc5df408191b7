import type { ImageRow } from '../database/rows.ts';
import type { RatingRow } from '../rating/createRatingStore.ts';
import { escapeHtml } from './escapeHtml.ts';
import { hiddenInput } from './hiddenInput.ts';
import { ratingFields } from './ratingFields.ts';

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
