'use client';
import { useState } from 'react';
import { albumAddress } from '@loggia/hooks';
import type { Backend } from '@loggia/hooks';
import type { WordPressContainer } from '@loggia/hooks/wordpress';
import { ImageProtection } from '../../components/protection/ImageProtection.tsx';
import type { DrawAlbum, DrawGallery } from './loadAlbumView.tsx';

export interface MountedAlbumProps {
  readonly container: Extract<WordPressContainer, { readonly kind: 'album' }>;
  readonly backend: Backend;
  readonly drawAlbum: DrawAlbum;
  readonly renderGallery: DrawGallery;
}

/** An album in place of an album. */
export function MountedAlbum({ container, backend, drawAlbum, renderGallery }: MountedAlbumProps) {
  const { instance, initialLevel, protectImages } = container.album;
  const [address] = useState(() => albumAddress(instance));
  return (
    <ImageProtection enabled={protectImages}>
      {drawAlbum({ backend, initialLevel, address, renderGallery })}
    </ImageProtection>
  );
}
