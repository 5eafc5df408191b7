import { fillLabel } from '../shared/fillLabel.ts';

/** Texts of a blog. `{…}` are filled in. */
export interface BlogLabels {
  /** The text for none or several comments; `{count}`. */
  readonly comments: string;
  readonly oneComment: string;
  /** The text for an unknown number of comments. */
  readonly unknownComments: string;
  /** Leads to the shop. */
  readonly buy: string;
}

/** English. */
export const BLOG_LABELS: BlogLabels = {
  comments: '{count} comments',
  oneComment: '1 comment',
  unknownComments: 'Comments',
  buy: 'Buy',
};

/** Returns the text for the number of an image's comments. `count` is undefined if the back end does not give it. */
export function blogCommentsText(count: number | undefined, labels: BlogLabels): string {
  if (count === undefined) return labels.unknownComments;
  return count === 1 ? labels.oneComment : fillLabel(labels.comments, { count });
}
