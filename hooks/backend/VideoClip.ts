/** The piece of a video that is played, in seconds from the video's own beginning. */
export interface VideoClip {
  /** The position at which it begins, and begins again in a loop. @default 0 */
  readonly startSeconds?: number | undefined;
  /** The position at which it stops, as at an end. One that is not after the start counts for nothing. @default the video's own end */
  readonly endSeconds?: number | undefined;
}
