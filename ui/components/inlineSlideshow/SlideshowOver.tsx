'use client';
import { useIsClient } from '@loggia/hooks/shared';
import type { UseInlineSlideshowResult } from '@loggia/hooks/inlineSlideshow';
import { Watermark } from '../watermark/Watermark.tsx';
import type { SlideshowImagesOptions } from './SlideshowImagesOptions.ts';
import { SlideshowTexts } from './SlideshowTexts.tsx';

export interface SlideshowOverProps {
  readonly show: UseInlineSlideshowResult;
  readonly options: SlideshowImagesOptions;
}

/** What lies over the picture: its texts, and a watermark, which comes with the scripts. */
export function SlideshowOver({ show, options }: SlideshowOverProps) {
  const isClient = useIsClient();
  const { watermark, width } = options;
  return (
    <>
      {show.image && <SlideshowTexts image={show.image} options={options} />}
      {isClient && watermark && <Watermark lightbox={show} watermark={watermark} referenceWidth={width} />}
    </>
  );
}
