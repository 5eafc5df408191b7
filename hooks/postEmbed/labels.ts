/** Every text of an embedded post. `{…}` are filled in. */
export interface PostEmbedLabels {
  /** Title of the frame; `{title}` and `{site}`. */
  readonly frame: string;
  /** The same where the site has no name; `{title}`. */
  readonly frameOfNobody: string;
  /** Stands for the title of a post without one. */
  readonly untitled: string;
}

/** English. */
export const POST_EMBED_LABELS: PostEmbedLabels = {
  frame: '{title}, {site}',
  frameOfNobody: '{title}',
  untitled: 'Embedded post',
};
