/** Texts of a blog. `{…}` are filled in. */
export interface BlogLabels {
  /** `{count}` comments, where there is more than one or none. */
  readonly comments: string;
  readonly oneComment: string;
  /** Where nobody has said how many there are. */
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
