import { fillLabel } from '../shared/fillLabel.ts';

/** The labels of a blog. `{…}` are placeholders. */
export interface BlogLabels {
  /** Shown for zero or several comments; `{count}`. */
  readonly comments: string;
  readonly oneComment: string;
  /** Shown if the number of comments is unknown. */
  readonly unknownComments: string;
  /** The link to the shop. */
  readonly buy: string;
}

/** The English labels. */
export const BLOG_LABELS: BlogLabels = {
  comments: '{count} comments',
  oneComment: '1 comment',
  unknownComments: 'Comments',
  buy: 'Buy',
};

/** Returns the label for an image's number of comments. `count` is undefined if the backend does not report it. */
export function blogCommentsText(count: number | undefined, labels: BlogLabels): string {
  if (count === undefined) return labels.unknownComments;
  return count === 1 ? labels.oneComment : fillLabel(labels.comments, { count });
}
