/** The part of a video to play, in seconds from its beginning. */
export interface VideoClip {
  /** Where playback starts, and where it restarts if the video loops. @default 0 */
  readonly startSeconds?: number | undefined;
  /** Where playback ends. Ignored if it isn't after the start. @default the end of the video */
  readonly endSeconds?: number | undefined;
}
