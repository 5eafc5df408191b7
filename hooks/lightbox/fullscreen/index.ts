export { isFullscreenElsewhere } from './engine/fullscreenApi.ts';
export { useFullscreen } from './useFullscreen.ts';
export { FULLSCREEN_LABELS } from './labels.ts';
export type { FullscreenLabels } from './labels.ts';
export type { FullscreenChangeReason, FullscreenFallback, UseFullscreenOptions, UseFullscreenResult } from './types.ts';
