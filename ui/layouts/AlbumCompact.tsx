'use client';
import { forwardRef } from 'react';
import type { ForwardedRef, ReactElement, RefAttributes } from 'react';
import type { GalleryImage } from '@loggia/hooks/backend';
import { ThumbnailList } from '../components/thumbnailList/ThumbnailList.tsx';
import type { ThumbnailListOptions } from '../components/thumbnailList/ThumbnailList.tsx';
import { AlbumView } from './AlbumView.tsx';
import type { AlbumGalleryProps, AlbumViewOptions } from './AlbumView.tsx';
import { ThumbnailGallery } from './ThumbnailGallery.tsx';
import type { ThumbnailGalleryProps } from './ThumbnailGallery.tsx';

export interface AlbumCompactProps<TImage extends GalleryImage = GalleryImage>
  extends AlbumViewOptions<TImage>, ThumbnailListOptions {
  /** Options of the galleries. */
  readonly gallery?:
    Partial<Omit<ThumbnailGalleryProps<TImage>, keyof AlbumGalleryProps | 'source' | 'images'>> | undefined;
}

function AlbumCompactWithRef<TImage extends GalleryImage>(
  props: AlbumCompactProps<TImage>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  return (
    <AlbumView
      options={props}
      forwardedRef={ref}
      renderStandardGallery={(gallery) => <ThumbnailGallery titleDisplay="none" {...props.gallery} {...gallery} />}
      renderEntries={(list) => <ThumbnailList {...list} anchorPrefix="entry-" options={props} />}
    />
  );
}

/**
 * An album as a grid of equal covers with their names. What is entered takes its place, down to the galleries, whose images
 * open in a lightbox.
 *
 * @example
 * <AlbumCompact backend={createStaticAlbums({ album })} />
 * <AlbumCompact backend={createWordPressAlbums(config)} initialLevel={initialLevel} renderGallery={(gallery) => <MosaicGallery {...gallery} />} />
 */
export const AlbumCompact = forwardRef(AlbumCompactWithRef) as <TImage extends GalleryImage = GalleryImage>(
  props: AlbumCompactProps<TImage> & RefAttributes<HTMLDivElement>,
) => ReactElement;
