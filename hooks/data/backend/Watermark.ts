/** Position of a watermark on the image, with the vertical position first. */
export type WatermarkPosition = `${'top' | 'middle' | 'bottom'}-${'left' | 'center' | 'right'}`;

interface WatermarkPlacement {
  /** @default 'bottom-left' */
  readonly position?: WatermarkPosition | undefined;
  /** Opacity from 0 (invisible) to 1 (opaque). @default 0.3 */
  readonly opacity?: number | undefined;
  /** URL of a page that the watermark links to. */
  readonly link?: string | undefined;
}

/** A text watermark. */
export interface TextWatermark extends WatermarkPlacement {
  readonly type: 'text';
  readonly text: string;
  /** Font size in pixels at the lightbox's configured width. It scales with the lightbox. @default 20 */
  readonly fontSize?: number | undefined;
  /** A CSS font family. @default inherited */
  readonly font?: string | undefined;
  /** A CSS color. @default '#ffffff' */
  readonly color?: string | undefined;
}

/** An image watermark. */
export interface ImageWatermark extends WatermarkPlacement {
  readonly type: 'image';
  readonly url: string;
  /** Maximum width in pixels at the lightbox's configured width. It scales with the lightbox. @default 90 */
  readonly width?: number | undefined;
  /** @default 90 */
  readonly height?: number | undefined;
}

/** Text or an image overlaid on the gallery's images, usually to identify their owner. */
export type Watermark = { readonly type: 'none' } | TextWatermark | ImageWatermark;
