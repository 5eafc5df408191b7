/** Every text of the slideshow. */
export interface SlideshowLabels {
  /** Name of the button while the slideshow is stopped. */
  readonly play: string;
  /** Name of the button while it is started. */
  readonly pause: string;
  /** The announcement of a start. */
  readonly started: string;
  /** The announcement of a stop, also of the one at the end. */
  readonly stopped: string;
}

/** English. */
export const SLIDESHOW_LABELS: SlideshowLabels = {
  play: 'Play slideshow',
  pause: 'Pause slideshow',
  started: 'Slideshow started.',
  stopped: 'Slideshow stopped.',
};
