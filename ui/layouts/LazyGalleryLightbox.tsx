'use client';
import type { ReactElement } from 'react';
import type { GalleryImage } from '@loggia/hooks';
import { lazyOr } from '../lazyOr.ts';
import { FollowLink } from './FollowLink.tsx';
import type { GalleryLightboxProps } from './GalleryLightbox.tsx';

/** The lightbox, whose code is fetched at the first sign of interest. A lazy component alone would forget the image type. */
export const LazyGalleryLightbox = lazyOr<GalleryLightboxProps>(
  async () => (await import('./GalleryLightbox.tsx')).GalleryLightbox,
  FollowLink,
) as unknown as <TImage extends GalleryImage>(props: GalleryLightboxProps<TImage>) => ReactElement | null;
