/** The piece of a video that is played, in seconds from the video's own beginning. */
export interface VideoClip {
  /** Where it begins, and begins again in a loop. @default 0 */
  readonly startSeconds?: number | undefined;
  /** Where it stops, as at an end. What is not after the start counts for nothing. @default the video's own end */
  readonly endSeconds?: number | undefined;
}
