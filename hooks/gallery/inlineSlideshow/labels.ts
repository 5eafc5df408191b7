/** Labels of an inline slideshow, in addition to the labels of a carousel. */
export interface InlineSlideshowLabels {
  /** Accessible name of the music button while music plays along with the slideshow. */
  readonly musicOff: string;
  /** Accessible name of the music button while the music is off. */
  readonly musicOn: string;
}

/** Default English labels. */
export const INLINE_SLIDESHOW_LABELS: InlineSlideshowLabels = {
  musicOff: 'Turn music off',
  musicOn: 'Turn music on',
};
