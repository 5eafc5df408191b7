import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { LightboxSettings } from '../../data/backend/LightboxSettings.ts';
import type { Watermark, WatermarkPosition } from '../../data/backend/Watermark.ts';
import type { LightboxStatus, SlideImageStatus } from '../../lightbox/lightbox/types.ts';
import type { PropGetter } from '../../core/shared/ElementProps.ts';
import type { WatermarkLabels } from './labels.ts';

/** The part of a lightbox's result that a watermark needs. Any component that shows a single image can provide it. */
export interface WatermarkTarget {
  readonly image?: GalleryImage | undefined;
  /** The image's loading status. Omit it if the image has always finished loading when it is shown. */
  readonly imageStatus?: SlideImageStatus | undefined;
  /** The lightbox's status. Omit it if the image is always visible. */
  readonly status?: LightboxStatus | undefined;
  readonly settings?: LightboxSettings | undefined;
}

export interface UseWatermarkOptions {
  /** The watermark to show. @default the lightbox's setting, otherwise none */
  readonly watermark?: Watermark | undefined;
  /**
   * The element that contains the image. The image must use `object-fit: scale-down`.
   * @default the element that receives `getContainerProps`
   */
  readonly containerElement?: HTMLElement | null | undefined;
  /**
   * The container width that the watermark's sizes are relative to, in CSS pixels.
   * @default the lightbox's configured width, otherwise 800
   */
  readonly referenceWidth?: number | undefined;
  /** The delay before the watermark adapts to a new image or a resize, in milliseconds. @default WATERMARK_DELAY_MS */
  readonly delayMs?: number | undefined;
  readonly labels?: Partial<WatermarkLabels> | undefined;
  /** Whether to show the watermark. @default true */
  readonly enabled?: boolean | undefined;
}

/** A rectangle within the container, in CSS pixels. */
export interface ImageBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface UseWatermarkResult {
  readonly type: 'none' | 'text' | 'image';
  readonly position: WatermarkPosition;
  /** The text of a text watermark. */
  readonly text: string | undefined;
  /** The URL of the watermark's link, if it has one. */
  readonly href: string | undefined;
  /** Whether the image is visible and the watermark has been fitted to it. */
  readonly isVisible: boolean;
  /** The factor by which configured sizes are scaled. */
  readonly scale: number;
  /** The image's position and size within the container, or `null` until they are known. */
  readonly box: ImageBox | null;
  /** Returns props for the element that contains the image. Use them if you do not pass a `containerElement`. */
  readonly getContainerProps: PropGetter<'div'>;
  /**
   * Returns props for the element that covers the image. Sets `data-type`, `data-position` and `data-visible`, and
   * custom properties for its position (`--loggia-watermark-left`, `-top`, `-width`, `-height`) and appearance
   * (`-font-size`, `-font`, `-color`, `-opacity`, `-image-width`, `-image-height`).
   */
  readonly getWatermarkProps: PropGetter<'div'>;
  /** Returns props for the `<img>` of an image watermark. */
  readonly getImageProps: PropGetter<'img'>;
  /** Returns props for the `<a>` around the text or image. Use them if there is an `href`. */
  readonly getLinkProps: PropGetter<'a'>;
  readonly labels: WatermarkLabels;
}
