/** Texts of a blog. `{…}` are filled in. */
export interface BlogLabels {
  /** `{count}` comments, where there is more than one or none. */
  readonly comments: string;
  readonly oneComment: string;
  /** Leads to the shop. */
  readonly buy: string;
}

/** English. */
export const BLOG_LABELS: BlogLabels = {
  comments: '{count} comments',
  oneComment: '1 comment',
  buy: 'Buy',
};
