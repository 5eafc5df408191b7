/** Labels and announcements for zooming. */
export interface ZoomLabels {
  /** Accessible name of the zoom button. Its pressed state indicates whether the image is zoomed. */
  readonly zoom: string;
  /** Announced when the scale changes. Placeholder: `{percent}`. */
  readonly level: string;
  /** Announced when the whole image is shown again. */
  readonly whole: string;
}

/** Default English labels. */
export const ZOOM_LABELS: ZoomLabels = {
  zoom: 'Zoom',
  level: 'Zoom: {percent}%',
  whole: 'Zoom: whole image',
};
