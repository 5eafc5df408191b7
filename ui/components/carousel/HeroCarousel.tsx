'use client';
import { HERO_CAROUSEL } from '@loggia/hooks/carousel';
import { Carousel } from './Carousel.tsx';
import type { CarouselProps } from './Carousel.tsx';

/** Any option of the carousel; those of `HERO_CAROUSEL` are there already. */
export type HeroCarouselProps = CarouselProps;

/**
 * A hero slider: one slide fades into the next, each fills its place, and what stands in an element of class `loggia-hero-text` comes
 * in after its slide. Wants `parts.css` and `hero.css`.
 *
 * @example
 * <HeroCarousel label="What we do" count={3} renderSlide={({ index }) => (
 *   <><img src={heroes[index].src} alt="" /><div className="loggia-hero-text">{heroes[index].text}</div></>
 * )} />
 */
export function HeroCarousel({ className = '', ...options }: HeroCarouselProps) {
  return (
    <Carousel {...HERO_CAROUSEL} initialCount={options.count} {...options} className={`loggia-hero ${className}`} />
  );
}
