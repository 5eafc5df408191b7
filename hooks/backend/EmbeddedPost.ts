/** An embeddable post from another site: its frame, and the content shown until the frame responds. */
export interface EmbeddedPost {
  /** URL of the frame. Only `http` and `https` are allowed. */
  readonly frameUrl: string;
  /** URL of the post itself. */
  readonly url: string;
  readonly title: string;
  readonly siteName?: string | undefined;
  /** Size that the site suggests, in CSS pixels. The frame reports its actual height. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** The secret with which the frame signs its messages. Letters and digits. @default generated */
  readonly secret?: string | undefined;
}
