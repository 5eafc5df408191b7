'use client';
import { useInlineFilmstrip } from '@loggia/hooks';
import type { InlineFilmstripType, UseInlineSlideshowResult } from '@loggia/hooks';
import { useKit } from '../../useKit.ts';
import { Filmstrip } from '../filmstrip/Filmstrip.tsx';
import { SlideshowDots } from './SlideshowDots.tsx';
import type { SlideshowImagesOptions } from './SlideshowImagesOptions.ts';

export interface SlideshowStripProps {
  readonly show: UseInlineSlideshowResult;
  readonly type: InlineFilmstripType;
  readonly options: SlideshowImagesOptions;
}

/** All images of a slideshow in small, or a dot for each. */
export function SlideshowStrip({ show, type, options }: SlideshowStripProps) {
  const { labels } = useKit();
  const {
    filmstripPosition = 'bottom',
    filmstripThickness: thickness,
    filmstripCount: count,
    thumbnailRatio,
  } = options;
  const isVertical = filmstripPosition === 'left' || filmstripPosition === 'right';
  const direction = isVertical ? 'vertical' : 'horizontal';
  const filmstrip = useInlineFilmstrip(show, {
    type,
    direction,
    thickness,
    count,
    thumbnailRatio,
    labels: labels?.filmstrip,
  });
  return (
    <div className="loggia-slideshow-strip" data-type={type}>
      {type === 'dots' ? <SlideshowDots filmstrip={filmstrip} /> : <Filmstrip filmstrip={filmstrip} />}
    </div>
  );
}
