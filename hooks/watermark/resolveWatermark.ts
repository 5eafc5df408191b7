import type { Watermark } from '../backend/Watermark.ts';
import { WATERMARK_REFERENCE_WIDTH_PX } from './constants.ts';
import type { UseWatermarkOptions, WatermarkTarget } from './types.ts';

const NO_WATERMARK: Watermark = { type: 'none' };

/** What target and options come to: an option wins over the setting, the setting over the default. */
export interface ResolvedWatermark {
  readonly watermark: Watermark;
  readonly referenceWidth: number;
  /** The picture to fit it to; undefined while there is none to be seen. */
  readonly imageId: string | undefined;
}

/** Embedded media are no picture of ours to mark. */
function isMarkable({ image }: WatermarkTarget): boolean {
  return (image?.kind ?? 'image') === 'image';
}

function isSeen({ imageStatus = 'loaded', status = 'open' }: WatermarkTarget): boolean {
  return status === 'open' && imageStatus === 'loaded';
}

export function resolveWatermark(target: WatermarkTarget, options: UseWatermarkOptions): ResolvedWatermark {
  const { image, settings = {} } = target;
  const { enabled = true, watermark = settings.watermark ?? NO_WATERMARK } = options;
  const { referenceWidth = settings.width ?? WATERMARK_REFERENCE_WIDTH_PX } = options;
  const isMarked = enabled && watermark.type !== 'none' && isMarkable(target);
  return {
    watermark: isMarked ? watermark : NO_WATERMARK,
    referenceWidth,
    imageId: isMarked && isSeen(target) ? image?.id : undefined,
  };
}
