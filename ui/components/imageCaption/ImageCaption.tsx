import { memo } from 'react';
import type { GalleryImage } from '@loggia/hooks/backend';

export interface ImageCaptionProps {
  readonly image: GalleryImage;
  /** A line for the title, be there one or not. @default false */
  readonly hasTitle?: boolean | undefined;
  /** Three lines for the description, be there one or not. @default false */
  readonly hasDescription?: boolean | undefined;
}

/** Texts beside a picture, in the room that `captionHeight` keeps for them. The title is hidden from assistive technology, which has it from the picture. */
export const ImageCaption = memo(function ImageCaption(props: ImageCaptionProps) {
  const { image, hasTitle = false, hasDescription = false } = props;
  if (!hasTitle && !hasDescription) return null;
  return (
    <p className="loggia-caption">
      {hasTitle && <b aria-hidden="true">{image.title}</b>}
      {hasDescription && <span>{image.description}</span>}
    </p>
  );
});
