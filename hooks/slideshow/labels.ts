/** Every text of the slideshow. */
export interface SlideshowLabels {
  /** Name of the button while the slideshow is stopped. */
  readonly play: string;
  /** Name of the button while it is started. */
  readonly pause: string;
  /** Said when it was started. */
  readonly started: string;
  /** Said when it was stopped, or has come to its end. */
  readonly stopped: string;
}

/** English. */
export const SLIDESHOW_LABELS: SlideshowLabels = {
  play: 'Play slideshow',
  pause: 'Pause slideshow',
  started: 'Slideshow started.',
  stopped: 'Slideshow stopped.',
};
