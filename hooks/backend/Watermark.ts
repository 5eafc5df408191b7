/** The place of a watermark on the picture: vertical, then horizontal. */
export type WatermarkPosition = `${'top' | 'middle' | 'bottom'}-${'left' | 'center' | 'right'}`;

interface WatermarkPlacement {
  /** @default 'bottom-left' */
  readonly position?: WatermarkPosition | undefined;
  /** From 0 (invisible) to 1. @default 0.3 */
  readonly opacity?: number | undefined;
  /** A page to which the watermark links. */
  readonly link?: string | undefined;
}

/** A watermark of words. */
export interface TextWatermark extends WatermarkPlacement {
  readonly type: 'text';
  readonly text: string;
  /** In pixels, on a lightbox of its configured width; it grows with the lightbox. @default 20 */
  readonly fontSize?: number | undefined;
  /** A CSS font family. @default the page's */
  readonly font?: string | undefined;
  /** A CSS colour. @default '#ffffff' */
  readonly color?: string | undefined;
}

/** A watermark that is a picture. */
export interface ImageWatermark extends WatermarkPlacement {
  readonly type: 'image';
  readonly url: string;
  /** The greatest width in pixels, on a lightbox of its configured width; it scales with the lightbox. @default 90 */
  readonly width?: number | undefined;
  /** @default 90 */
  readonly height?: number | undefined;
}

/** An image or a text over a picture that identifies its owner. */
export type Watermark = { readonly type: 'none' } | TextWatermark | ImageWatermark;
