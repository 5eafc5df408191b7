/** Texts of an inline slideshow beside those of a carousel. */
export interface InlineSlideshowLabels {
  /** Name of the button while music plays with the slideshow. */
  readonly musicOff: string;
  /** Name of the button while the music is off. */
  readonly musicOn: string;
}

/** English. */
export const INLINE_SLIDESHOW_LABELS: InlineSlideshowLabels = {
  musicOff: 'Turn music off',
  musicOn: 'Turn music on',
};
