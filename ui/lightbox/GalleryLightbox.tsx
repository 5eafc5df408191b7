'use client';
import type { ComponentType } from 'react';
import type { Backend, GalleryImage } from '@loggia/hooks/backend';
import type { UseGalleryOptions, UseGalleryResult } from '@loggia/hooks/gallery';
import { useGalleryLightbox, type ShownIndexStore, type UseLightboxIntentResult } from '@loggia/hooks/lightboxIntent';
import { useGalleryPages } from '@loggia/hooks/loadMore';
import type { LightboxProps } from './Lightbox.tsx';

export interface GalleryLightboxProps<TImage extends GalleryImage = GalleryImage> {
  readonly Lightbox: ComponentType<LightboxProps<TImage>>;
  /** The gallery's images, either as a list or as a source of pages. */
  readonly given: Pick<UseGalleryOptions<TImage>, 'images' | 'source' | 'query'>;
  readonly gallery: Pick<
    UseGalleryResult<TImage>,
    'images' | 'page' | 'pageCount' | 'total' | 'randomSeed' | 'containerRef'
  >;
  readonly backend: Backend<TImage> | null;
  readonly intent: Pick<UseLightboxIntentResult<TImage>, 'openRequest' | 'setOpenRequest'>;
  readonly options: LightboxProps<TImage>;
  /** Receives the index of the current image's thumbnail. */
  readonly shown: ShownIndexStore;
}

/**
 * Renders a gallery's lightbox. It shows the backend's list if there is one, or else the loaded images and the pages
 * before and after them.
 */
export function GalleryLightbox<TImage extends GalleryImage>(props: GalleryLightboxProps<TImage>) {
  const { Lightbox, given, gallery, backend, intent, options, shown } = props;
  const { request, onShow } = options;
  const own = useGalleryLightbox({ gallery, images: given.images, source: backend?.lightbox, request, onShow, shown });
  const lightbox: LightboxProps<TImage> = {
    backend,
    ...own,
    ...options,
    request: own.request,
    onShow: own.onShow,
    openRequest: intent.openRequest,
  };
  if (own.source || gallery.pageCount < 2) return <Lightbox {...lightbox} />;
  return <PagedLightbox {...props} lightbox={lightbox} />;
}

interface PagedLightboxProps<TImage extends GalleryImage> extends Pick<
  GalleryLightboxProps<TImage>,
  'Lightbox' | 'given' | 'gallery' | 'backend'
> {
  readonly lightbox: LightboxProps<TImage>;
}

/**
 * Renders the lightbox of a gallery that has pages, but no list of all images. It loads adjacent pages when they are
 * needed.
 */
function PagedLightbox<TImage extends GalleryImage>(props: PagedLightboxProps<TImage>) {
  const { Lightbox, given, gallery, backend, lightbox } = props;
  const { query, source = backend?.gallery } = given;
  return <Lightbox {...lightbox} {...useGalleryPages(gallery, { source, query })} />;
}
