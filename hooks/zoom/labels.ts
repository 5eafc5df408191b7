/** Every text of the zoom. */
export interface ZoomLabels {
  /** Name of the button; whether it is on is said by its state. */
  readonly zoom: string;
  /** Said when the scale has changed. */
  readonly level: string;
  /** Said when the picture is whole again. */
  readonly whole: string;
}

/** English. */
export const ZOOM_LABELS: ZoomLabels = {
  zoom: 'Zoom',
  level: 'Zoom: {percent} %',
  whole: 'Zoom: whole picture',
};
