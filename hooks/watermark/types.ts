import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LightboxSettings } from '../backend/LightboxSettings.ts';
import type { Watermark, WatermarkPosition } from '../backend/Watermark.ts';
import type { LightboxStatus, SlideImageStatus } from '../lightbox/types.ts';
import type { PropGetter } from '../shared/ElementProps.ts';
import type { WatermarkLabels } from './labels.ts';

/** The object under a watermark: a lightbox, or any one picture. */
export interface WatermarkTarget {
  readonly image?: GalleryImage | undefined;
  /** Undefined if the picture is always loaded. */
  readonly imageStatus?: SlideImageStatus | undefined;
  /** Undefined if the picture is always open. */
  readonly status?: LightboxStatus | undefined;
  readonly settings?: LightboxSettings | undefined;
}

export interface UseWatermarkOptions {
  /** @default the lightbox's setting, else none */
  readonly watermark?: Watermark | undefined;
  /** The element that the picture fills as far as it may (`object-fit: scale-down`). @default that of `getContainerProps` */
  readonly containerElement?: HTMLElement | null | undefined;
  /** Width that the watermark's sizes are meant for, in pixels. @default the lightbox's configured width, else 800 */
  readonly referenceWidth?: number | undefined;
  /** @default WATERMARK_DELAY_MS */
  readonly delayMs?: number | undefined;
  readonly labels?: Partial<WatermarkLabels> | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

/** A place within the room, in pixels. */
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
  /** The target of its link, if any. */
  readonly href: string | undefined;
  /** The picture is there, and its watermark has been fitted to it. */
  readonly isVisible: boolean;
  /** The factor by which it is drawn larger than configured. */
  readonly scale: number;
  /** The position of the picture within the room; null until it is known. */
  readonly box: ImageBox | null;
  /** For the element that the picture fills as far as it may, where no `containerElement` is given. */
  readonly getContainerProps: PropGetter<'div'>;
  /**
   * For the element that covers the picture: `data-type`, `data-position`, `data-visible`, and as custom properties its place
   * (`--loggia-watermark-left`, `-top`, `-width`, `-height`) and look (`-font-size`, `-font`, `-color`, `-opacity`,
   * `-image-width`, `-image-height`).
   */
  readonly getWatermarkProps: PropGetter<'div'>;
  /** For the `<img>` of a watermark picture. */
  readonly getImageProps: PropGetter<'img'>;
  /** For the `<a>` around either, where there is an `href`. */
  readonly getLinkProps: PropGetter<'a'>;
  readonly labels: WatermarkLabels;
}
