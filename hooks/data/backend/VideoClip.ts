/** The part of a video to play, in seconds from its beginning. */
export interface VideoClip {
  /** Where playback starts, and restarts when looping. @default 0 */
  readonly startSeconds?: number | undefined;
  /** Where playback ends. Ignored if it isn't after the start. @default the end of the video */
  readonly endSeconds?: number | undefined;
}
