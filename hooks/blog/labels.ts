import { fillLabel } from '../shared/fillLabel.ts';

/** Texts of a blog. `{…}` are filled in. */
export interface BlogLabels {
  /** `{count}` comments, where there is more than one or none. */
  readonly comments: string;
  readonly oneComment: string;
  /** Shown when nobody has said how many there are. */
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

/** Returns the number of an image's comments in words; undefined if the back end did not tell the gallery. */
export function blogCommentsText(count: number | undefined, labels: BlogLabels): string {
  if (count === undefined) return labels.unknownComments;
  return count === 1 ? labels.oneComment : fillLabel(labels.comments, { count });
}
