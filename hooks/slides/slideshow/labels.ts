/** Labels and announcements for the slideshow. */
export interface SlideshowLabels {
  /** Accessible name of the button while the slideshow is stopped. */
  readonly play: string;
  /** Accessible name of the button once the slideshow has been started. */
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
