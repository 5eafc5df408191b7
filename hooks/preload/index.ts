export { PRELOAD_ALL_LIMIT, PRELOAD_COUNT } from './constants.ts';
export { inlinePreloadPlan } from './inlinePreloadPlan.ts';
export { preloadPlan } from './preloadPlan.ts';
export { usePreload } from './usePreload.ts';
export type { PreloadPlan, PreloadPlanInput, UsePreloadOptions } from './types.ts';
