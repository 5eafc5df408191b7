export { usePauseOnInteraction } from './usePauseReasons.ts';
export { useSlideshow } from './useSlideshow.ts';
export { usePauseForVideo } from './usePauseReasons.ts';
export { SLIDESHOW_LABELS } from './labels.ts';
export type { SlideshowLabels } from './labels.ts';
export type { UsePauseForVideoOptions, UsePauseForVideoResult } from './usePauseReasons.ts';
export type {
  SlideshowChangeReason,
  SlideshowPauseReason,
  SlideshowTarget,
  UsePauseOnInteractionResult,
  UseSlideshowOptions,
  UseSlideshowResult,
} from './types.ts';
