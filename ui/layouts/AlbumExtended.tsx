'use client';
import { forwardRef } from 'react';
import type { ForwardedRef, ReactElement, RefAttributes } from 'react';
import { EXTENDED_ALBUM_THUMBNAIL_HEIGHT_PX, EXTENDED_ALBUM_THUMBNAIL_WIDTH_PX } from '@loggia/hooks/album';
import type { GalleryImage } from '@loggia/hooks/backend';
import { AlbumExtendedList } from '../components/album/AlbumExtendedList.tsx';
import type { AlbumExtendedListOptions } from '../components/album/AlbumExtendedList.tsx';
import { AlbumView } from './AlbumView.tsx';
import type { AlbumGalleryProps, AlbumViewOptions } from './AlbumView.tsx';
import { ThumbnailGallery } from './ThumbnailGallery.tsx';
import type { ThumbnailGalleryProps } from './ThumbnailGallery.tsx';

export interface AlbumExtendedProps<TImage extends GalleryImage = GalleryImage>
  extends AlbumViewOptions<TImage>, AlbumExtendedListOptions {
  /** Options of the galleries. */
  readonly gallery?:
    Partial<Omit<ThumbnailGalleryProps<TImage>, keyof AlbumGalleryProps | 'source' | 'images'>> | undefined;
}

function AlbumExtendedWithRef<TImage extends GalleryImage>(
  props: AlbumExtendedProps<TImage>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  return (
    <AlbumView
      options={props}
      forwardedRef={ref}
      renderStandardGallery={(gallery) => (
        <ThumbnailGallery
          titleDisplay="none"
          thumbnailWidth={EXTENDED_ALBUM_THUMBNAIL_WIDTH_PX}
          thumbnailHeight={EXTENDED_ALBUM_THUMBNAIL_HEIGHT_PX}
          {...props.gallery}
          {...gallery}
        />
      )}
      renderEntries={(list) => <AlbumExtendedList list={list} options={props} />}
    />
  );
}

/**
 * An album as pictures beside their titles and descriptions. What is entered takes its place, down to the galleries, whose
 * images open in a lightbox.
 *
 * @example
 * <AlbumExtended backend={createStaticAlbums({ album })} maxColumns={1} />
 */
export const AlbumExtended = forwardRef(AlbumExtendedWithRef) as <TImage extends GalleryImage = GalleryImage>(
  props: AlbumExtendedProps<TImage> & RefAttributes<HTMLDivElement>,
) => ReactElement;
