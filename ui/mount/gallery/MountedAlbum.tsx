'use client';
import { useState } from 'react';
import { albumAddress } from '@loggia/hooks';
import type { Backend } from '@loggia/hooks';
import type { WordPressContainer } from '@loggia/hooks/wordpress';
import { ImageProtection } from '../../components/protection/ImageProtection.tsx';
import type { AlbumViewOptions } from '../../layouts/AlbumView.tsx';
import type { DrawAlbum } from './loadAlbumView.tsx';

export interface MountedAlbumProps extends Pick<AlbumViewOptions, 'renderGallery'> {
  readonly container: Extract<WordPressContainer, { readonly kind: 'album' }>;
  readonly backend: Backend;
  readonly drawAlbum: DrawAlbum;
}

/** An album in place of an album. */
export function MountedAlbum({ container, backend, drawAlbum, renderGallery }: MountedAlbumProps) {
  const { instance, initialLevel, protectImages } = container.album;
  const [address] = useState(() => albumAddress(instance));
  return (
    <ImageProtection enabled={protectImages}>
      {drawAlbum({ backend, initialLevel, address, ...(renderGallery && { renderGallery }) })}
    </ImageProtection>
  );
}
