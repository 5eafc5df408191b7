/** A video as the database holds it. */
export interface VideoRow {
  readonly id: string;
  readonly provider: 'file' | 'youtube' | 'vimeo';
  /** The clip that is its file, or the picture of a provider's video. */
  readonly clip: string;
  readonly title: string;
  /** Plain text, line breaks as `\n`. */
  readonly description: string;
}
