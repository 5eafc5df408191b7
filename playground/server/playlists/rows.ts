/** A video as stored in the database. */
export interface VideoRow {
  readonly id: string;
  readonly provider: 'file' | 'youtube' | 'vimeo';
  /** The clip used as the video's file, or as the poster of a provider's video. */
  readonly clip: string;
  readonly title: string;
  /** Plain text with `\n` line breaks. */
  readonly description: string;
}
