'use client';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { GalleryImage, ImageFile } from '@loggia/hooks/backend';
import { fillSlot } from '../slots.ts';
import type { GalleryItemPart, ImageSlots } from '../gallery/GallerySlots.ts';
import { imageAttributes, Picture, type PictureProps } from '../picture/Picture.tsx';

interface PictureLinkOptions<TImage extends GalleryImage> extends GalleryItemPart<TImage> {
  /** The file to show, or undefined if there is none. */
  readonly file: ImageFile | undefined;
  readonly linkProps: ComponentPropsWithoutRef<'a'> & { readonly [name: `data-${string}`]: string | undefined };
  readonly hasFailed: boolean;
  readonly pictureProps: Omit<PictureProps, 'file' | 'alt'>;
  readonly slots: ImageSlots<TImage> | undefined;
  /** The content over the image, inside the link. */
  readonly over?: ReactNode;
}

/**
 * Returns an image inside its link. If there is no `href`, a button is used instead, and if there is no target at all,
 * the image is returned on its own. Slots can replace each part.
 */
export function pictureLink<TImage extends GalleryImage>(options: PictureLinkOptions<TImage>): ReactNode {
  const { file, linkProps, hasFailed, pictureProps, slots, over, image, index, name } = options;
  const item = { image, index, name };
  const withoutAddress = linkProps.onClick ? 'button' : 'span';
  const tag = linkProps.href ? 'a' : withoutAddress;
  // Typed as `'a'`, because all three elements take the same props here.
  const Element = tag as 'a';
  const picture = hasFailed || !file ? name : <Picture key={file.url} {...pictureProps} file={file} alt={name} />;
  const link = (
    <Element {...linkProps} type={tag === 'button' ? tag : undefined} data-slots={slots && ''}>
      {slots?.image && file
        ? slots.image({
            ...item,
            hasFailed,
            imageProps: imageAttributes({ ...pictureProps, file, alt: name }),
            children: picture,
          })
        : picture}
      {over}
    </Element>
  );
  return fillSlot(slots?.thumbnail, { ...item, linkProps, hasFailed }, link);
}

export interface ImageLinkProps<TImage extends GalleryImage = GalleryImage> extends GalleryItemPart<TImage> {
  readonly linkProps: ComponentPropsWithoutRef<'a'>;
  /** Whether the image failed to load. */
  readonly hasFailed?: boolean | undefined;
  readonly pictureProps: Omit<PictureProps, 'file' | 'alt'>;
  readonly slots?: ImageSlots<TImage> | undefined;
}

/** Renders a large image. If it has a target, the image is inside a link or a button. */
export function ImageLink<TImage extends GalleryImage>(props: ImageLinkProps<TImage>) {
  const { image, linkProps, hasFailed = false, slots } = props;
  const file = (image.kind ?? 'image') === 'image' ? image : image.thumbnail;
  return pictureLink<TImage>({
    ...props,
    file,
    hasFailed,
    slots,
    linkProps: { ...linkProps, className: 'loggia-image-link' },
  });
}
