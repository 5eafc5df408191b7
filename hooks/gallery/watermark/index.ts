export { useWatermark } from './useWatermark.ts';
export { WATERMARK_DELAY_MS } from './constants.ts';
export { WATERMARK_LABELS } from './labels.ts';
export type { WatermarkLabels } from './labels.ts';
export type { ImageBox, UseWatermarkOptions, UseWatermarkResult, WatermarkTarget } from './types.ts';
