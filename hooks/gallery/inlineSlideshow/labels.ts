/** Labels of an inline slideshow in addition to those of a carousel. */
export interface InlineSlideshowLabels {
  /** Name of the music button while music plays with the slideshow. */
  readonly musicOff: string;
  /** Name of the music button while the music is off. */
  readonly musicOn: string;
}

/** Default English labels. */
export const INLINE_SLIDESHOW_LABELS: InlineSlideshowLabels = {
  musicOff: 'Turn music off',
  musicOn: 'Turn music on',
};
