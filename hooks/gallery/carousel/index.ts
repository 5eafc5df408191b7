export { featureGeometry } from './featureGeometry.ts';
export { CAROUSEL_LABELS } from './labels.ts';
export { HERO_CAROUSEL, PLAYLIST_CAROUSEL, TESTIMONIAL_CAROUSEL } from './presets.ts';
export { useCarousel } from './useCarousel.ts';
export { useFeatureCarousel } from './useFeatureCarousel.ts';
export type { CarouselLabels } from './labels.ts';
export type { CarouselPreset } from './presets.ts';
export type {
  CarouselChangeReason,
  CarouselEffect,
  CarouselItemsStep,
  CarouselSlide,
  UseCarouselOptions,
  UseCarouselResult,
} from './types.ts';
export type {
  FeatureGeometry,
  FeatureGeometryInput,
  FeatureGeometryOptions,
  FeaturePosition,
  UseFeatureCarouselOptions,
  UseFeatureCarouselResult,
} from './types.ts';
