export { PRELOAD_ALL_LIMIT, PRELOAD_COUNT } from './constants.ts';
export { inlinePreloadPlan } from './preloadPlan.ts';
export { preloadPlan } from './preloadPlan.ts';
export { usePreload } from './usePreload.ts';
export type { PreloadPlan, PreloadPlanInput, UsePreloadOptions } from './types.ts';
