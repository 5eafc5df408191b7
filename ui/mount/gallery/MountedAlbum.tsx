'use client';
import { useState, useSyncExternalStore } from 'react';
import { albumAddress } from '@loggia/hooks/album';
import type { Backend } from '@loggia/hooks/backend';
import type { WordPressContainer } from '@loggia/hooks/wordpress';
import { ArchiveLink } from '../../components/archive/ArchiveLink.tsx';
import { ImageProtection } from '../../components/protection/ImageProtection.tsx';
import type { AlbumGalleryProps } from '../../layouts/AlbumView.tsx';
import type { AlbumLook, DrawGallery } from './loadLooks.tsx';

export interface MountedAlbumProps {
  readonly container: Extract<WordPressContainer, { readonly kind: 'album' }>;
  readonly backend: Backend;
  readonly look: AlbumLook;
  readonly renderGallery: DrawGallery;
}

const EVERYTHING = {};

/** A gallery of the album, and its file where the site offers one. */
const withArchive = (draw: DrawGallery) => (gallery: AlbumGalleryProps) => (
  <>
    {draw(gallery)}
    {gallery.backend?.archive?.addressOf(EVERYTHING) && (
      <div className="loggia-archive">
        <ArchiveLink archive={gallery.backend.archive} />
      </div>
    )}
  </>
);

/** An album in place of an album. */
export function MountedAlbum({ container, backend, look, renderGallery }: MountedAlbumProps) {
  const { instance, initialLevel, protectImages } = container.album;
  const [address] = useState(() => albumAddress(instance));
  const [drawGallery] = useState(() => withArchive(renderGallery));
  const drawAlbum = useSyncExternalStore(look.subscribe, look.draw);
  return (
    <ImageProtection enabled={protectImages}>
      {drawAlbum({ backend, initialLevel, address, renderGallery: drawGallery })}
    </ImageProtection>
  );
}
