'use client';
import type { ComponentPropsWithoutRef } from 'react';
import type { GalleryImage } from '@loggia/hooks';
import { Picture } from '../picture/Picture.tsx';
import type { PictureProps } from '../picture/Picture.tsx';

export interface SlideshowLinkProps {
  readonly image: GalleryImage;
  /** What the image is called. */
  readonly name: string;
  readonly linkProps: ComponentPropsWithoutRef<'a'>;
  /** The picture could not be loaded. */
  readonly hasFailed?: boolean | undefined;
  readonly pictureProps: Omit<PictureProps, 'file' | 'alt'>;
}

/** The picture of a slide, and the link or button that it is. */
export function SlideshowLink({ image, name, linkProps, hasFailed = false, pictureProps }: SlideshowLinkProps) {
  const isButton = !linkProps.href && linkProps.onClick !== undefined;
  const withoutAddress = isButton ? 'button' : 'span';
  // One name for the three, which take the same props here.
  const Element = (linkProps.href ? 'a' : withoutAddress) as 'a';
  const file = (image.kind ?? 'image') === 'image' ? image : image.thumbnail;
  return (
    <Element {...linkProps} type={isButton ? 'button' : undefined} className="loggia-slideshow-link">
      {hasFailed || !file ? name : <Picture {...pictureProps} file={file} alt={name} />}
    </Element>
  );
}
