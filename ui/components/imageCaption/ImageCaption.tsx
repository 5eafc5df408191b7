import { memo } from 'react';
import type { ReactElement } from 'react';
import type { GalleryImage } from '@loggia/hooks/backend';
import { fillSlot } from '../../slots.ts';
import type { GalleryCaptionPart, ImageSlots } from '../gallery/GallerySlots.ts';

export interface ImageCaptionProps<TImage extends GalleryImage = GalleryImage> extends GalleryCaptionPart<TImage> {
  /** A line for the title, be there one or not. @default false */
  readonly hasTitle?: boolean | undefined;
  /** Three lines for the description, be there one or not. @default false */
  readonly hasDescription?: boolean | undefined;
  readonly slot: ImageSlots<TImage>['caption'];
}

function CaptionOfImage<TImage extends GalleryImage>(props: ImageCaptionProps<TImage>) {
  const { image, index, name, place, hasTitle = false, hasDescription = false, slot } = props;
  const caption = (hasTitle || hasDescription) && (
    <p className="loggia-caption">
      {hasTitle && <b aria-hidden="true">{image.title}</b>}
      {hasDescription && <span>{image.description}</span>}
    </p>
  );
  return fillSlot(slot, { image, index, name, place }, caption);
}

/** Texts beside a picture, in the room that `captionHeight` keeps for them. The title is hidden from assistive technology, which has it from the picture. */
export const ImageCaption = memo(CaptionOfImage) as <TImage extends GalleryImage>(
  props: ImageCaptionProps<TImage>,
) => ReactElement;
