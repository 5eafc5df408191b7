'use client';
import { useGalleryLightbox } from '@loggia/hooks/lightboxIntent';
import type { GalleryImage } from '@loggia/hooks/backend';
import { LightboxContent } from './LightboxContent.tsx';
import type { LightboxProps } from './LightboxProps.ts';
import type { GalleryLightboxProps } from './GalleryLightboxProps.ts';
import { PagedLightbox } from './PagedLightbox.tsx';

/** The lightbox of a gallery: over the back end's list, else over what the gallery shows, and the pages around it. */
export function GalleryLightbox<TImage extends GalleryImage>(props: GalleryLightboxProps<TImage>) {
  const { given, gallery, backend, intent, options, shown } = props;
  const { request, onShow } = options;
  const own = useGalleryLightbox({ gallery, images: given.images, source: backend?.lightbox, request, onShow, shown });
  const lightbox: LightboxProps<TImage> = {
    backend,
    ...own,
    ...options,
    request: own.request,
    onShow: own.onShow,
    opening: intent.opening,
  };
  if (own.source || gallery.pageCount < 2) return <LightboxContent {...lightbox} />;
  return <PagedLightbox {...props} lightbox={lightbox} />;
}
