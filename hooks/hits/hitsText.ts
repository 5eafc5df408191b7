import { fillLabel } from '../shared/fillLabel.ts';
import type { HitsLabels } from './labels.ts';

/** A count in words; '' where there is none to tell. */
export function hitsText(hitCount: number | undefined, labels: HitsLabels): string {
  return hitCount === undefined ? '' : fillLabel(labels.hits, { hits: hitCount });
}
