export { isMobileSystem } from './isMobileSystem.ts';
export { useBackToTop } from './useBackToTop.ts';
export { useCounter } from './useCounter.ts';
export { useFullHeight } from './useFullHeight.ts';
export { usePageLoader } from './usePageLoader.ts';
export { useParallax } from './useParallax.ts';
export { useReveal } from './useReveal.ts';
export { PAGE_LABELS } from './labels.ts';
export type { PageLabels } from './labels.ts';
export type {
  CounterStatus,
  PageLoaderStatus,
  RevealStatus,
  UseBackToTopOptions,
  UseBackToTopResult,
  UseCounterOptions,
  UseCounterResult,
  UseFullHeightOptions,
  UseFullHeightResult,
  UsePageLoaderOptions,
  UsePageLoaderResult,
  UseParallaxOptions,
  UseParallaxResult,
  UseRevealOptions,
  UseRevealResult,
} from './types.ts';
