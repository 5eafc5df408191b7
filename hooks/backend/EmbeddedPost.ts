/** A post of another site, as that site offers it for embedding: a frame, and what stands there until the frame speaks. */
export interface EmbeddedPost {
  /** Address of the frame's page. Only http and https are framed. */
  readonly frameUrl: string;
  /** Address of the post itself. */
  readonly url: string;
  readonly title: string;
  readonly siteName?: string | undefined;
  /** Size that the site proposes, in CSS pixels; the frame tells its true height itself. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** The secret with which the frame already signs its messages: letters and digits. @default a new one */
  readonly secret?: string | undefined;
}
