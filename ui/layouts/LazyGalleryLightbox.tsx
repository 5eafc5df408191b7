'use client';
import type { ReactElement } from 'react';
import type { GalleryImage } from '@loggia/hooks';
import { lazyPopup } from '../components/lightboxIntent/lazyPopup.tsx';
import type { GalleryLightboxProps } from './GalleryLightboxProps.ts';

/** The lightbox, whose code is fetched at the first sign of interest. A lazy component alone would forget the image type. */
export const LazyGalleryLightbox = lazyPopup(() => import('./GalleryLightbox.tsx'), 'GalleryLightbox') as unknown as <
  TImage extends GalleryImage,
>(
  props: GalleryLightboxProps<TImage>,
) => ReactElement | null;
