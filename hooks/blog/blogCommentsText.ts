import { fillLabel } from '../shared/fillLabel.ts';
import type { BlogLabels } from './labels.ts';

/** How many comments an image has, in words; undefined: a back end told the gallery nothing of them. */
export function blogCommentsText(count: number | undefined, labels: BlogLabels): string {
  if (count === undefined) return labels.unknownComments;
  return count === 1 ? labels.oneComment : fillLabel(labels.comments, { count });
}
