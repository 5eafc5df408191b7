export { Carousel } from './Carousel.tsx';
export type { CarouselProps } from './Carousel.tsx';
export type {
  CarouselArrowPart,
  CarouselPart,
  CarouselSlots,
  FeatureCarouselSlots,
  FramedCarousel,
} from './CarouselSlots.ts';
export { HeroCarousel } from './HeroCarousel.tsx';
export type { HeroCarouselProps } from './HeroCarousel.tsx';
export { FeatureCarousel } from '../../layouts/FeatureCarousel.tsx';
export type { FeatureCarouselProps } from '../../layouts/FeatureCarousel.tsx';
