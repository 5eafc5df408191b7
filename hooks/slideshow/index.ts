export { usePauseOnInteraction } from './usePauseOnInteraction.ts';
export { useSlideshow } from './useSlideshow.ts';
export { useVideoHold } from './useVideoHold.ts';
export { SLIDESHOW_LABELS } from './labels.ts';
export type { SlideshowLabels } from './labels.ts';
export type { UseVideoHoldOptions, UseVideoHoldResult } from './useVideoHold.ts';
export type {
  SlideshowChangeReason,
  SlideshowPauseReason,
  SlideshowTarget,
  UsePauseOnInteractionResult,
  UseSlideshowOptions,
  UseSlideshowResult,
} from './types.ts';
