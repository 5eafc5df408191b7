/** Labels and announcements of the zoom. */
export interface ZoomLabels {
  /** Name of the zoom button. Its pressed state indicates whether the image is zoomed. */
  readonly zoom: string;
  /** Announces a new scale, with `{percent}`. */
  readonly level: string;
  /** Announces that the whole image is shown. */
  readonly whole: string;
}

/** English defaults. */
export const ZOOM_LABELS: ZoomLabels = {
  zoom: 'Zoom',
  level: 'Zoom: {percent}%',
  whole: 'Zoom: whole image',
};
