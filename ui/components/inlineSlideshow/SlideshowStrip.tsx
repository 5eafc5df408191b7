'use client';
import { useInlineFilmstrip } from '@loggia/hooks/inlineSlideshow';
import { useIsClient } from '@loggia/hooks/shared';
import type { InlineFilmstripType, UseInlineSlideshowResult } from '@loggia/hooks/inlineSlideshow';
import { useKit } from '../../useKit.ts';
import { Filmstrip } from '../filmstrip/Filmstrip.tsx';
import { SlideshowDots } from './SlideshowDots.tsx';
import type { SlideshowImagesOptions } from './SlideshowImagesOptions.ts';

export interface SlideshowStripProps {
  readonly show: UseInlineSlideshowResult;
  readonly options: SlideshowImagesOptions;
}

/** All images of a slideshow in small, or a dot for each. They come with the scripts, into a room that is kept for them. */
export function SlideshowStrip({ show, options }: SlideshowStripProps) {
  const isClient = useIsClient();
  const { filmstrip: type = 'fixedSize' } = options;
  if (!type) return null;
  return (
    <div className="loggia-slideshow-strip" data-type={type}>
      {isClient && <StripItems {...{ show, options, type }} />}
    </div>
  );
}

function StripItems({ show, options, type }: SlideshowStripProps & { readonly type: InlineFilmstripType }) {
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
  return type === 'dots' ? <SlideshowDots filmstrip={filmstrip} /> : <Filmstrip filmstrip={filmstrip} />;
}
