export { useZoom } from './useZoom.tsx';
export { ZOOM_LABELS } from './labels.ts';
export { ZOOM_MAX_SCALE, ZOOM_TOGGLE_SCALE } from './constants.ts';
export type { ZoomLabels } from './labels.ts';
export type { UseZoomOptions, UseZoomResult, ZoomChangeReason, ZoomTarget, ZoomWheel } from './types.ts';
