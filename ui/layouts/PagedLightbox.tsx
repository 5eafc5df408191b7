'use client';
import { useGalleryPages } from '@loggia/hooks/loadMore';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { GalleryLightboxProps } from './GalleryLightboxProps.ts';
import { LightboxContent } from './LightboxContent.tsx';
import type { LightboxProps } from './LightboxProps.ts';

export interface PagedLightboxProps<TImage extends GalleryImage = GalleryImage> extends Pick<
  GalleryLightboxProps<TImage>,
  'given' | 'gallery' | 'backend' | 'intent'
> {
  readonly lightbox: LightboxProps<TImage>;
}

/** The lightbox of a gallery that has pages, and no list of all its images: it goes on into the pages around. */
export function PagedLightbox<TImage extends GalleryImage>(props: PagedLightboxProps<TImage>) {
  const { given, gallery, backend, lightbox } = props;
  const { query, source = backend?.gallery } = given;
  return <LightboxContent {...lightbox} {...useGalleryPages(gallery, { source, query })} />;
}
