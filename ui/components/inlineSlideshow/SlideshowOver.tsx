'use client';
import type { ReactNode } from 'react';
import { useIsClient } from '@loggia/hooks/shared';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { UseInlineSlideshowResult } from '@loggia/hooks/inlineSlideshow';
import { fillSlot } from '../../slots.ts';
import type { ImageSlots } from '../gallery/GallerySlots.ts';
import { Watermark } from '../watermark/Watermark.tsx';
import type { InlineSlideshowControlSlots } from './SlideshowControls.tsx';
import type { SlideshowImagesOptions } from './SlideshowImagesOptions.ts';

interface SlideshowOverProps<TImage extends GalleryImage> {
  readonly show: UseInlineSlideshowResult<TImage>;
  /** The name of the shown image. */
  readonly name: string;
  readonly slots: ImageSlots<TImage> | undefined;
  readonly watermarkSlot: InlineSlideshowControlSlots<TImage>['watermark'];
  readonly options: SlideshowImagesOptions;
}

/** The texts over the picture, and a watermark, which comes with the scripts. */
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
      {isClient &&
        watermark &&
        fillSlot(
          props.watermarkSlot,
          { show, watermark },
          <Watermark lightbox={show} watermark={watermark} referenceWidth={width} />,
        )}
    </>
  );
}

interface SlideshowTextsProps {
  readonly image: Pick<GalleryImage, 'title' | 'description'>;
  readonly options: SlideshowImagesOptions;
}

interface TextProps {
  readonly position: string;
  readonly isFullWidth?: boolean;
  readonly children: ReactNode;
}

function Text({ position, isFullWidth = false, children }: TextProps) {
  return (
    <div className="loggia-slideshow-text" data-position={position} data-full-width={isFullWidth ? '' : undefined}>
      {children}
    </div>
  );
}

/** Title and description over the picture, each in one of nine places. In the same place one stands under the other. */
function SlideshowTexts({ image, options }: SlideshowTextsProps) {
  const { hasTitle = false, titlePosition = 'top-right', isTitleFullWidth = false } = options;
  const { hasDescription = false, descriptionPosition = 'bottom-right' } = options;
  const title = hasTitle && image.title && <p className="loggia-slideshow-title">{image.title}</p>;
  const description = hasDescription && image.description && <p>{image.description}</p>;
  const isTogether = Boolean(title) && titlePosition === descriptionPosition;
  return (
    <>
      {title && (
        <Text position={titlePosition} isFullWidth={isTitleFullWidth}>
          {title}
          {isTogether && description}
        </Text>
      )}
      {description && !isTogether && <Text position={descriptionPosition}>{description}</Text>}
    </>
  );
}
