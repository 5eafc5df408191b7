/** The labels of a watermark. */
export interface WatermarkLabels {
  /** Accessible name of a watermark image that is a link. */
  readonly link: string;
}

/** The English labels. */
export const WATERMARK_LABELS: WatermarkLabels = {
  link: 'About this image',
};
