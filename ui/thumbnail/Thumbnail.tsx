'use client';
import { memo, type ComponentPropsWithoutRef, type ReactElement, type CSSProperties } from 'react';
import { useImageFailure, useSlotSizes } from '@loggia/hooks/picture';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { ImageSlot } from '@loggia/hooks/layout';
import { fillSlot } from '../slots.ts';
import type { GalleryCaptionPart, GalleryItemPart, ImageSlots } from '../gallery/GallerySlots.ts';
import { pictureLink } from '../imageLink/ImageLink.tsx';
import type { PictureProps } from '../picture/Picture.tsx';

interface ThumbnailProps<TImage extends GalleryImage = GalleryImage>
  extends
    GalleryItemPart<TImage>,
    ImageSlot,
    Pick<PictureProps, 'loading' | 'decoding' | 'priority' | 'imageComponent'> {
  /** Whether to show the title over the image. @default false */
  readonly hasTitle?: boolean | undefined;
  /** A label on the image that shows how many images an album entry contains, such as "12 images". @default none */
  readonly count?: string | undefined;
  /**
   * Returns the props for the link around the image. If there is no `href`, the thumbnail is a button if it has an
   * `onClick`, and otherwise it is not interactive. Pass a stable function.
   */
  readonly linkPropsOf: (image: TImage) => ComponentPropsWithoutRef<'a'>;
  /** The slots for an image. Their functions must not change between renders. */
  readonly slots: ImageSlots<TImage> | undefined;
  /**
   * Whether the caption slot renders the content over the image. Set it to false if the caption is elsewhere.
   * @default true
   */
  readonly takesCaption?: boolean | undefined;
}

function ThumbnailOfImage<TImage extends GalleryImage>(props: ThumbnailProps<TImage>) {
  const { image, index, name, width, unmeasuredSizes, hasTitle, count, linkPropsOf } = props;
  const { slots, takesCaption = true, loading, decoding, priority, imageComponent } = props;
  const file = image.thumbnail ?? image;
  const { hasFailed, getImageProps } = useImageFailure(file.url);
  const sizes = useSlotSizes({ width, unmeasuredSizes });
  const title = hasTitle && image.title && !hasFailed && (
    <span className="loggia-thumbnail-title" aria-hidden="true">
      {image.title}
    </span>
  );
  const caption = takesCaption ? fillSlot(slots?.caption, { image, index, name, position: 'over' }, title) : title;
  return pictureLink<TImage>({
    image,
    index,
    name,
    file,
    hasFailed,
    slots,
    linkProps: {
      ...linkPropsOf(image),
      className: 'loggia-thumbnail',
      'data-kind': image.kind,
      'data-failed': hasFailed ? '' : undefined,
    },
    pictureProps: { ...getImageProps(), loading, decoding, priority, imageComponent, sizes },
    over: count ? (
      <>
        {/* The link's accessible name also contains the count. */}
        <span className="loggia-thumbnail-count" aria-hidden="true">
          {count}
        </span>
        {caption}
      </>
    ) : (
      caption
    ),
  });
}

/**
 * Renders a thumbnail that links to the large image. If the thumbnail fails to load, a tile with its name is shown. It
 * is memoized, so that it doesn't render each time the list does.
 */
export const Thumbnail = memo(ThumbnailOfImage) as <TImage extends GalleryImage>(
  props: ThumbnailProps<TImage>,
) => ReactElement;

interface ImageCaptionProps<TImage extends GalleryImage = GalleryImage> extends GalleryCaptionPart<TImage> {
  /** Whether to reserve space for the title, even if there is none. @default false */
  readonly hasTitle?: boolean | undefined;
  /** Whether to reserve three lines for the description, even if there is none. @default false */
  readonly hasDescription?: boolean | undefined;
  readonly slot: ImageSlots<TImage>['caption'];
}

function CaptionOfImage<TImage extends GalleryImage>(props: ImageCaptionProps<TImage>) {
  const { image, index, name, position, hasTitle = false, hasDescription = false, slot } = props;
  const caption = (hasTitle || hasDescription) && (
    <div className="loggia-caption">
      {hasTitle && <b aria-hidden="true">{image.title}</b>}
      {hasDescription && <span>{image.description}</span>}
    </div>
  );
  return fillSlot(slot, { image, index, name, position }, caption);
}

/** Returns the style for a list whose titles have this number of lines, or undefined for the default. */
export const titleLinesStyle = (lines: number | undefined): CSSProperties | undefined =>
  lines === undefined ? undefined : ({ '--loggia-title-lines': lines } as CSSProperties);

/**
 * Renders the text next to an image, in the space that `captionHeight` reserves. The title is hidden from screen
 * readers, because they read it from the image.
 */
export const ImageCaption = memo(CaptionOfImage) as <TImage extends GalleryImage>(
  props: ImageCaptionProps<TImage>,
) => ReactElement;
