'use client';
import type { UseCarouselResult } from '@loggia/hooks/carousel';

/** What dots need of a carousel. */
export type DottedCarousel = Pick<UseCarouselResult, 'hasDots' | 'pageCount' | 'getDotsProps' | 'getDotProps'>;

export interface CarouselDotsProps {
  readonly carousel: DottedCarousel;
}

/** A dot for each view. */
export function CarouselDots({ carousel }: CarouselDotsProps) {
  const { hasDots, pageCount, getDotsProps, getDotProps } = carousel;
  if (!hasDots) return null;
  const pages = Array.from({ length: pageCount }, (_, page) => page);
  return (
    <div {...getDotsProps({ className: 'loggia-carousel-dots' })}>
      {pages.map((page) => (
        <button key={page} {...getDotProps({ page, className: 'loggia-carousel-dot' })} />
      ))}
    </div>
  );
}
