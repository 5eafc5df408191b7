'use client';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { HERO_CAROUSEL, useCarousel, type CarouselSlide, type UseCarouselOptions } from '@loggia/hooks/carousel';
import { useKit } from '../KitProvider.tsx';
import { CarouselFrame, type CarouselSlots } from './CarouselFrame.tsx';

export interface CarouselProps
  extends UseCarouselOptions, Pick<ComponentPropsWithoutRef<'div'>, 'id' | 'className' | 'style'> {
  /**
   * Renders the content of a slide. Links and buttons need no special handling, because slides outside the visible area
   * are inert.
   */
  readonly renderSlide: (slide: CarouselSlide) => ReactNode;
  /** The slots that replace the carousel's controls. @default the kit's controls */
  readonly slots?: CarouselSlots | undefined;
}

/**
 * Renders a carousel with a play button, arrows and dots.
 *
 * @example
 * <Carousel label="Testimonials" count={quotes.length} renderSlide={({ index }) => <Quote {...quotes[index]} />} />
 * <Carousel {...HERO_CAROUSEL} label="Our practice" count={3} renderSlide={…} />
 */
export function Carousel({ renderSlide, slots, id, className = '', style, ...options }: CarouselProps) {
  const kit = useKit();
  const labels = { ...kit.labels?.carousel, ...options.labels };
  const carousel = useCarousel({ ...options, labels });
  const { slides, getTrackProps, getSlideProps } = carousel;
  const { keyOf = String } = options;
  return (
    <CarouselFrame {...{ carousel, slots, id, style }} className={`loggia-carousel ${className}`}>
      <div {...getTrackProps({ className: 'loggia-carousel-track' })}>
        {slides.map((slide) => (
          <div key={keyOf(slide.index)} {...getSlideProps({ index: slide.index, className: 'loggia-carousel-slide' })}>
            {renderSlide(slide)}
          </div>
        ))}
      </div>
    </CarouselFrame>
  );
}

/** The props of a `Carousel`, with the defaults of `HERO_CAROUSEL`. */
export type HeroCarouselProps = CarouselProps;

/**
 * Renders a hero carousel. Its slides cross-fade and fill the carousel. In each slide, an element with the class
 * `loggia-hero-text` animates in after a short delay. The styles are in `hero.css`.
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
