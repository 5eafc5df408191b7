import type { Watermark } from '../backend/Watermark.ts';
import {
  WATERMARK_COLOR,
  WATERMARK_FONT_SIZE_PX,
  WATERMARK_HEIGHT_PX,
  WATERMARK_OPACITY,
  WATERMARK_WIDTH_PX,
} from './constants.ts';
import type { PictureBox } from './types.ts';

type Properties = Readonly<Record<`--loggia-watermark-${string}`, string>>;

const px = (length: number): string => `${Math.round(length * 100) / 100}px`;

/** Place and look of a watermark as custom properties. Sizes are the configured ones times `scale`. */
export function watermarkProperties(watermark: Watermark, box: PictureBox, scale: number): Properties {
  if (watermark.type === 'none') return {};
  const place: Properties = {
    '--loggia-watermark-left': px(box.left),
    '--loggia-watermark-top': px(box.top),
    '--loggia-watermark-width': px(box.width),
    '--loggia-watermark-height': px(box.height),
    '--loggia-watermark-opacity': String(watermark.opacity ?? WATERMARK_OPACITY),
  };
  if (watermark.type === 'text') {
    return {
      ...place,
      '--loggia-watermark-font-size': px((watermark.fontSize ?? WATERMARK_FONT_SIZE_PX) * scale),
      '--loggia-watermark-font': watermark.font ?? 'inherit',
      '--loggia-watermark-color': watermark.color ?? WATERMARK_COLOR,
    };
  }
  return {
    ...place,
    '--loggia-watermark-image-width': px((watermark.width ?? WATERMARK_WIDTH_PX) * scale),
    '--loggia-watermark-image-height': px((watermark.height ?? WATERMARK_HEIGHT_PX) * scale),
  };
}
