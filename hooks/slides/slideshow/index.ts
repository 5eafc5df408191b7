export { usePauseOnInteraction } from './usePauseOnInteraction.ts';
export { useSlideshow } from './useSlideshow.ts';
export { usePauseForVideo } from './usePauseForVideo.ts';
export { SLIDESHOW_LABELS } from './labels.ts';
export type { SlideshowLabels } from './labels.ts';
export type { UsePauseForVideoOptions, UsePauseForVideoResult } from './usePauseForVideo.ts';
export type {
  SlideshowChangeReason,
  SlideshowPauseReason,
  SlideshowTarget,
  UsePauseOnInteractionResult,
  UseSlideshowOptions,
  UseSlideshowResult,
} from './types.ts';
