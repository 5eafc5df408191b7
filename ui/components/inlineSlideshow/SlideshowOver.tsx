'use client';
import { useIsClient } from '@loggia/hooks/shared';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { UseInlineSlideshowResult } from '@loggia/hooks/inlineSlideshow';
import { fillSlot } from '../../slots.ts';
import type { ImageSlots } from '../gallery/GallerySlots.ts';
import { Watermark } from '../watermark/Watermark.tsx';
import type { SlideshowImagesOptions } from './SlideshowImagesOptions.ts';
import { SlideshowTexts } from './SlideshowTexts.tsx';

export interface SlideshowOverProps<TImage extends GalleryImage> {
  readonly show: UseInlineSlideshowResult<TImage>;
  /** What the shown image is called. */
  readonly name: string;
  readonly slots: ImageSlots<TImage> | undefined;
  readonly options: SlideshowImagesOptions;
}

/** What lies over the picture: its texts, and a watermark, which comes with the scripts. */
export function SlideshowOver<TImage extends GalleryImage>(props: SlideshowOverProps<TImage>) {
  const { show, name, slots, options } = props;
  const { image, index } = show;
  const isClient = useIsClient();
  const { watermark, width } = options;
  return (
    <>
      {image &&
        fillSlot(
          slots?.caption,
          { image, index, name, place: 'over' },
          <SlideshowTexts image={image} options={options} />,
        )}
      {isClient && watermark && <Watermark lightbox={show} watermark={watermark} referenceWidth={width} />}
    </>
  );
}
