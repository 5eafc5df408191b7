/** The room that a picture is fitted into; what is not said does not limit it. */
export interface PictureRoom {
  /** In CSS pixels. No room is wider than the window. */
  readonly width?: number | undefined;
  /** In CSS pixels. */
  readonly height?: number | undefined;
  /** Its height in heights of the window. */
  readonly windowHeights?: number | undefined;
}
