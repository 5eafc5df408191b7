'use client';
import type { ReactElement } from 'react';
import type { GalleryImage } from '@loggia/hooks/backend';
import { LightboxContent } from './LightboxContent.tsx';
import type { LightboxProps } from './LightboxProps.ts';
import { useIsClient } from '@loggia/hooks/shared';

/**
 * The lightbox: a picture at a time over the page, with slideshow, filmstrip, fullscreen, zoom, swipe, comments, rating, shop,
 * sharing, deep link and Back. A server draws nothing of it.
 */
export function Lightbox<TImage extends GalleryImage = GalleryImage>(
  props: LightboxProps<TImage>,
): ReactElement | null {
  return useIsClient() ? <LightboxContent {...props} /> : null;
}
