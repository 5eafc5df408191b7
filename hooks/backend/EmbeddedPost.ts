/** A post of another site for embedding: a frame, and the content that is shown until the frame responds. */
export interface EmbeddedPost {
  /** Address of the frame's page. Only http and https are framed. */
  readonly frameUrl: string;
  /** Address of the post itself. */
  readonly url: string;
  readonly title: string;
  readonly siteName?: string | undefined;
  /** Size that the site proposes, in CSS pixels; the frame reports its actual height. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** The secret with which the frame already signs its messages: letters and digits. @default a new one */
  readonly secret?: string | undefined;
}
