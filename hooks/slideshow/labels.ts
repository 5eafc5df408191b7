/** Labels and announcements for the slideshow. */
export interface SlideshowLabels {
  /** Name of the button while the slideshow is stopped. */
  readonly play: string;
  /** Name of the button while the slideshow is started. */
  readonly pause: string;
  /** Announced when the slideshow starts. */
  readonly started: string;
  /** Announced when the slideshow stops, including at the end. */
  readonly stopped: string;
}

/** Default English labels. */
export const SLIDESHOW_LABELS: SlideshowLabels = {
  play: 'Play slideshow',
  pause: 'Pause slideshow',
  started: 'Slideshow started.',
  stopped: 'Slideshow stopped.',
};
