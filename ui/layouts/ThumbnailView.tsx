'use client';
import { forwardRef } from 'react';
import type { ForwardedRef, ReactElement, RefAttributes } from 'react';
import type { GalleryImage } from '@loggia/hooks/backend';
import { CaptionedThumbnails } from '../components/thumbnailList/CaptionedThumbnails.tsx';
import type { CaptionedThumbnailsOptions } from '../components/thumbnailList/CaptionedThumbnails.tsx';
import { GalleryView } from './GalleryView.tsx';
import type { GalleryViewOptions } from './GalleryView.tsx';

export interface ThumbnailViewProps<TImage extends GalleryImage = GalleryImage>
  extends GalleryViewOptions<TImage>, CaptionedThumbnailsOptions {}

function ThumbnailViewWithRef<TImage extends GalleryImage>(
  props: ThumbnailViewProps<TImage>,
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
 * A gallery of equal thumbnails with every option that such a view has: texts below the pictures, carts, links to pages of their
 * own. `ThumbnailGallery` is the same without these, in less code.
 *
 * @example
 * <ThumbnailView images={images} titleDisplay="below" hasDescriptions />
 * <ThumbnailView backend={backend} galleryId="7" clickAction="redirect" extraComponent={CartLink} />
 */
export const ThumbnailView = forwardRef(ThumbnailViewWithRef) as <TImage extends GalleryImage = GalleryImage>(
  props: ThumbnailViewProps<TImage> & RefAttributes<HTMLDivElement>,
) => ReactElement;
