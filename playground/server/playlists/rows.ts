/** A video as the database holds it. */
export interface VideoRow {
  readonly id: string;
  readonly provider: 'file' | 'youtube' | 'vimeo';
  /** Which clip is its file, or the picture of what a provider shows. */
  readonly clip: string;
  readonly title: string;
  /** Plain text, line breaks as `\n`. */
  readonly description: string;
}
