'use client';
import type { ComponentPropsWithoutRef } from 'react';
import type { GalleryImage } from '@loggia/hooks/backend';
import { Picture } from '../picture/Picture.tsx';
import type { PictureProps } from '../picture/Picture.tsx';

export interface ImageLinkProps {
  readonly image: GalleryImage;
  /** What the image is called. */
  readonly name: string;
  readonly linkProps: ComponentPropsWithoutRef<'a'>;
  /** The picture could not be loaded. */
  readonly hasFailed?: boolean | undefined;
  readonly pictureProps: Omit<PictureProps, 'file' | 'alt'>;
}

/** A whole picture that is a link or a button, where it leads anywhere. */
export function ImageLink({ image, name, linkProps, hasFailed = false, pictureProps }: ImageLinkProps) {
  const withoutAddress = linkProps.onClick ? 'button' : 'span';
  const tag = linkProps.href ? 'a' : withoutAddress;
  // One name for the three, which take the same props here.
  const Element = tag as 'a';
  const file = (image.kind ?? 'image') === 'image' ? image : image.thumbnail;
  return (
    <Element {...linkProps} type={tag === 'button' ? tag : undefined} className="loggia-image-link">
      {hasFailed || !file ? name : <Picture key={file.url} {...pictureProps} file={file} alt={name} />}
    </Element>
  );
}
