import { fillLabel } from '../../core/shared/fillLabel.ts';

/** Labels for a blog. Placeholders such as `{count}` are replaced with the actual values. */
export interface BlogLabels {
  /** Shown if there are no comments or more than one. Placeholder: `{count}`. */
  readonly comments: string;
  readonly oneComment: string;
  /** Shown if the number of comments is unknown. */
  readonly unknownComments: string;
  /** Text of the link to the shop. */
  readonly buy: string;
}

/** The English labels. */
export const BLOG_LABELS: BlogLabels = {
  comments: '{count} comments',
  oneComment: '1 comment',
  unknownComments: 'Comments',
  buy: 'Buy',
};

/** Returns the label for an image's comments. `count` is undefined if the backend does not report their number. */
export function blogCommentsText(count: number | undefined, labels: BlogLabels): string {
  if (count === undefined) return labels.unknownComments;
  return count === 1 ? labels.oneComment : fillLabel(labels.comments, { count });
}
