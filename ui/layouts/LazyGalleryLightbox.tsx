'use client';
import { lazy } from 'react';
import type { ComponentType, ReactElement } from 'react';
import type { GalleryImage } from '@loggia/hooks';
import { FollowLink } from './FollowLink.tsx';
import type { GalleryLightboxProps } from './GalleryLightbox.tsx';

/** The lightbox, whose code is fetched at the first sign of interest. A lazy component alone would forget the image type. */
export const LazyGalleryLightbox = lazy<ComponentType<GalleryLightboxProps>>(() =>
  import('./GalleryLightbox.tsx').then(
    ({ GalleryLightbox }) => ({ default: GalleryLightbox }),
    () => ({ default: FollowLink }),
  ),
) as unknown as <TImage extends GalleryImage>(props: GalleryLightboxProps<TImage>) => ReactElement | null;
