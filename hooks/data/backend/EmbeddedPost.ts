/** An embeddable post from another site, with its iframe and the content that is shown until the iframe responds. */
export interface EmbeddedPost {
  /** URL of the iframe. Only `http` and `https` are allowed. */
  readonly frameUrl: string;
  /** URL of the post itself. */
  readonly url: string;
  readonly title: string;
  readonly siteName?: string | undefined;
  /** Width suggested by the site, in CSS pixels. The iframe reports its actual height. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** The secret that the iframe includes in its messages. May contain letters and digits. @default generated */
  readonly secret?: string | undefined;
}
