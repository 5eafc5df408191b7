/** Labels for watermarks. */
export interface WatermarkLabels {
  /** Accessible name of an image watermark that is a link. */
  readonly link: string;
}

/** The English labels. */
export const WATERMARK_LABELS: WatermarkLabels = {
  link: 'About this image',
};
