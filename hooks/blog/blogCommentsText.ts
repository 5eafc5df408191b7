import { fillLabel } from '../shared/fillLabel.ts';
import type { BlogLabels } from './labels.ts';

/** How many comments an image has, in words. */
export function blogCommentsText(count: number, labels: BlogLabels): string {
  return count === 1 ? labels.oneComment : fillLabel(labels.comments, { count });
}
