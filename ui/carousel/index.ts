export { Carousel } from './Carousel.tsx';
export type { CarouselProps } from './Carousel.tsx';
export type {
  CarouselArrowPart,
  CarouselPart,
  CarouselSlots,
  FeatureCarouselSlots,
  FramedCarousel,
} from './CarouselFrame.tsx';
export { HeroCarousel } from './Carousel.tsx';
export type { HeroCarouselProps } from './Carousel.tsx';
export { FeatureCarousel } from './FeatureCarousel.tsx';
export type { FeatureCarouselProps } from './FeatureCarousel.tsx';
