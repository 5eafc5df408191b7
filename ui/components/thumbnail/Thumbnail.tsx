'use client';
import { memo } from 'react';
import type { ComponentPropsWithoutRef, ReactElement } from 'react';
import { useImageFailure, useSlotSizes } from '@loggia/hooks/picture';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { PictureSlot } from '@loggia/hooks/layout';
import { Picture } from '../picture/Picture.tsx';
import type { PictureProps } from '../picture/Picture.tsx';

export interface ThumbnailProps<TImage extends GalleryImage = GalleryImage>
  extends PictureSlot, Pick<PictureProps, 'loading' | 'decoding' | 'isUrgent' | 'imageComponent'> {
  readonly image: TImage;
  /** What the thumbnail is called: the image's title, or words in its place. */
  readonly name: string;
  /** Print the title over the picture. @default false */
  readonly hasTitle?: boolean | undefined;
  /**
   * Gives the props of the link around the picture. Without an address the thumbnail is a button if it can be pressed, else plain. Keep
   * its identity between renders.
   */
  readonly linkPropsOf: (image: TImage) => ComponentPropsWithoutRef<'a'>;
}

function ThumbnailOfImage<TImage extends GalleryImage>(props: ThumbnailProps<TImage>) {
  const { image, width, unmeasuredSizes, name, hasTitle, linkPropsOf, ...pictureProps } = props;
  const file = image.thumbnail ?? image;
  const linkProps = linkPropsOf(image);
  const { hasFailed, getImageProps } = useImageFailure(file.url);
  const sizes = useSlotSizes({ width, unmeasuredSizes });
  const withoutAddress = linkProps.onClick ? 'button' : 'span';
  const tag = linkProps.href ? 'a' : withoutAddress;
  // One name for the three, which take the same props here.
  const Element = tag as 'a';
  return (
    <Element
      {...linkProps}
      type={tag === 'button' ? tag : undefined}
      className="loggia-thumbnail"
      data-kind={image.kind}
      data-failed={hasFailed ? '' : undefined}
    >
      {hasFailed ? name : <Picture {...getImageProps()} {...pictureProps} file={file} alt={name} sizes={sizes} />}
      {hasTitle && image.title && !hasFailed && (
        <span className="loggia-thumbnail-title" aria-hidden="true">
          {image.title}
        </span>
      )}
    </Element>
  );
}

/**
 * A small picture that leads to the large one. A picture that fails leaves a plain tile with its name. It renders when something of its
 * own changes, and not with its list.
 */
export const Thumbnail = memo(ThumbnailOfImage) as <TImage extends GalleryImage>(
  props: ThumbnailProps<TImage>,
) => ReactElement;
