'use client';
import type { ReactElement } from 'react';
import type { GalleryImage } from '@loggia/hooks';
import { lazyPart } from '../components/lightbox/lazyPart.tsx';
import { lazyPopup } from '../components/lightboxIntent/lazyPopup.tsx';
import type { PagedLightboxProps } from './PagedLightbox.tsx';

// The first picture of a lightbox waits for none of these.
export const LazyCompanions = lazyPart(async () => (await import('./LightboxCompanions.tsx')).LightboxCompanions);
export const LazyTools = lazyPart(async () => (await import('./LightboxTools.tsx')).LightboxTools);
export const LazyFilmstrip = lazyPart(async () => (await import('./LightboxFilmstrip.tsx')).LightboxFilmstrip);
/** A lazy component alone would forget the image type. */
export const LazyPaged = lazyPopup(() => import('./PagedLightbox.tsx'), 'PagedLightbox') as unknown as <
  TImage extends GalleryImage,
>(
  props: PagedLightboxProps<TImage>,
) => ReactElement;
export const LazyEmbeds = lazyPart(async () => (await import('./LightboxEmbeds.tsx')).LightboxEmbeds);
