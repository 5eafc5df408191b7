/** Labels for an embedded post. Placeholders such as `{title}` are replaced with the actual values. */
export interface PostEmbedLabels {
  /** Accessible name of the iframe. Placeholders: `{title}`, `{site}`. */
  readonly frame: string;
  /** Accessible name of the iframe if the site's name is unknown. Placeholder: `{title}`. */
  readonly frameWithoutSite: string;
  /** Shown in place of a missing post title. */
  readonly untitled: string;
}

/** The English labels. */
export const POST_EMBED_LABELS: PostEmbedLabels = {
  frame: '{title}, {site}',
  frameWithoutSite: '{title}',
  untitled: 'Embedded post',
};
