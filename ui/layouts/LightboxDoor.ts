'use client';
import type { ReactElement } from 'react';
import type { GalleryImage } from '@loggia/hooks/backend';
import { lightboxChunk } from '../chunks.ts';
import { latePopup } from '../lateComponent.tsx';
import type { GalleryLightboxProps } from './GalleryLightboxProps.ts';

/** The lightbox, whose code is fetched at the first sign of interest. A late component alone would forget the image type. */
export const LightboxDoor = latePopup(lightboxChunk, 'GalleryLightbox') as <TImage extends GalleryImage>(
  props: GalleryLightboxProps<TImage>,
) => ReactElement | null;
