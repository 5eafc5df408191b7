'use client';
import { forwardRef } from 'react';
import type { ForwardedRef, ReactElement, RefAttributes } from 'react';
import type { GalleryImage } from '@loggia/hooks/backend';
import { ThumbnailList } from '../components/thumbnailList/ThumbnailList.tsx';
import type { ThumbnailListOptions } from '../components/thumbnailList/ThumbnailList.tsx';
import { GalleryView } from './GalleryView.tsx';
import type { GalleryViewOptions } from './GalleryView.tsx';

export interface ThumbnailGalleryProps<TImage extends GalleryImage = GalleryImage>
  extends GalleryViewOptions<TImage>, ThumbnailListOptions {}

function ThumbnailGalleryWithRef<TImage extends GalleryImage>(
  props: ThumbnailGalleryProps<TImage>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  return (
    <GalleryView
      options={props}
      forwardedRef={ref}
      renderList={(list) => <ThumbnailList {...list} options={props} />}
    />
  );
}

/**
 * A gallery of equal thumbnails, page by page, whose images open in a lightbox. The lightbox's code comes at the first sign of
 * interest.
 *
 * @example
 * <ThumbnailGallery images={images} />
 * <ThumbnailGallery backend={backend} galleryId="7" lightbox={{ loop: false }} />
 */
export const ThumbnailGallery = forwardRef(ThumbnailGalleryWithRef) as <TImage extends GalleryImage = GalleryImage>(
  props: ThumbnailGalleryProps<TImage> & RefAttributes<HTMLDivElement>,
) => ReactElement;
