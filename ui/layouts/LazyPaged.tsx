'use client';
import type { ReactElement } from 'react';
import type { GalleryImage } from '@loggia/hooks';
import { lazyPopup } from '../components/lightboxIntent/lazyPopup.tsx';
import type { PagedLightboxProps } from './PagedLightbox.tsx';

/** A lazy component alone would forget the image type. */
export const LazyPaged = lazyPopup(() => import('./PagedLightbox.tsx'), 'PagedLightbox') as unknown as <
  TImage extends GalleryImage,
>(
  props: PagedLightboxProps<TImage>,
) => ReactElement;
