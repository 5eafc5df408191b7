/** Every text of a watermark that is not its own. */
export interface WatermarkLabels {
  /** Name of a watermark picture that is a link. */
  readonly link: string;
}

/** English. */
export const WATERMARK_LABELS: WatermarkLabels = {
  link: 'About this image',
};
