/** The part of a video that is played, in seconds from the video's beginning. */
export interface VideoClip {
  /** The position at which it begins, and begins again in a loop. @default 0 */
  readonly startSeconds?: number | undefined;
  /** The position at which it ends. One that is not after the start is ignored. @default the video's own end */
  readonly endSeconds?: number | undefined;
}
