/** Every text of the zoom. */
export interface ZoomLabels {
  /** Name of the button; its state tells whether the zoom is on. */
  readonly zoom: string;
  /** The announcement of a new scale. */
  readonly level: string;
  /** The announcement of the whole picture. */
  readonly whole: string;
}

/** English. */
export const ZOOM_LABELS: ZoomLabels = {
  zoom: 'Zoom',
  level: 'Zoom: {percent} %',
  whole: 'Zoom: whole picture',
};
