'use client';
import { forwardRef } from 'react';
import type { ForwardedRef, ReactElement, RefAttributes } from 'react';
import type { GalleryImage } from '@loggia/hooks/backend';
import { CaptionedThumbnails } from '../components/thumbnailList/CaptionedThumbnails.tsx';
import type { CaptionedThumbnailsOptions } from '../components/thumbnailList/CaptionedThumbnails.tsx';
import { GalleryView } from './GalleryView.tsx';
import type { GalleryViewOptions } from './GalleryView.tsx';

export interface ThumbnailGalleryProps<TImage extends GalleryImage = GalleryImage>
  extends GalleryViewOptions<TImage>, CaptionedThumbnailsOptions {}

function ThumbnailGalleryWithRef<TImage extends GalleryImage>(
  props: ThumbnailGalleryProps<TImage>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  return (
    <GalleryView
      options={props}
      forwardedRef={ref}
      renderList={(list) => <CaptionedThumbnails {...list} options={props} />}
    />
  );
}

/**
 * A gallery of equal thumbnails, page by page, whose images open in a lightbox. The lightbox's code comes at the first sign of
 * interest. Texts may stand over the pictures or beside them, carts below them.
 *
 * @example
 * <ThumbnailGallery images={images} />
 * <ThumbnailGallery backend={backend} galleryId="7" lightbox={{ loop: false }} />
 * <ThumbnailGallery images={images} titleDisplay="below" hasDescriptions />
 * <ThumbnailGallery backend={backend} galleryId="7" clickAction="redirect" extraComponent={CartLink} />
 */
export const ThumbnailGallery = forwardRef(ThumbnailGalleryWithRef) as <TImage extends GalleryImage = GalleryImage>(
  props: ThumbnailGalleryProps<TImage> & RefAttributes<HTMLDivElement>,
) => ReactElement;
