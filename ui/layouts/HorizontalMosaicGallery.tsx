'use client';
import { forwardRef } from 'react';
import type { ForwardedRef, ReactElement, RefAttributes } from 'react';
import { UNWINDOWED_COUNT, useHorizontalMosaic } from '@loggia/hooks/layout';
import { useShownIndex } from '@loggia/hooks/lightboxIntent';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { UseHorizontalMosaicOptions, HorizontalMosaicOptions } from '@loggia/hooks/layout';
import { ImageList } from '../components/imageList/ImageList.tsx';
import type { ImageListOptions } from '../components/imageList/ImageList.tsx';
import { GalleryView } from './GalleryView.tsx';
import type { GalleryViewList, GalleryViewOptions } from './GalleryView.tsx';

export interface HorizontalMosaicGalleryProps<TImage extends GalleryImage = GalleryImage>
  extends
    GalleryViewOptions<TImage>,
    ImageListOptions,
    HorizontalMosaicOptions,
    Pick<UseHorizontalMosaicOptions, 'width' | 'overscan' | 'initialCount' | 'unwindowedCount'> {}

interface MosaicListProps<TImage extends GalleryImage> extends GalleryViewList<TImage> {
  readonly options: HorizontalMosaicGalleryProps<TImage>;
}

function MosaicList<TImage extends GalleryImage>({ options, shown, ...list }: MosaicListProps<TImage>) {
  const { images } = list.gallery;
  const { unwindowedCount = UNWINDOWED_COUNT } = options;
  const pinnedIndex = useShownIndex(shown, { enabled: images.length > unwindowedCount });
  const layout = useHorizontalMosaic({ ...options, images, pinnedIndex });
  return <ImageList {...list} layout={layout} options={options} />;
}

function HorizontalMosaicGalleryWithRef<TImage extends GalleryImage>(
  props: HorizontalMosaicGalleryProps<TImage>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  return (
    <GalleryView options={props} forwardedRef={ref} renderList={(list) => <MosaicList {...list} options={props} />} />
  );
}

/**
 * A gallery of rows that fill the width, in which every image keeps its ratio. Images open in a lightbox, whose code comes at the
 * first sign of interest.
 *
 * @example
 * <HorizontalMosaicGallery images={images} thumbnailSize={160} />
 * <HorizontalMosaicGallery backend={backend} galleryId="7" resizable />
 */
export const HorizontalMosaicGallery = forwardRef(HorizontalMosaicGalleryWithRef) as <
  TImage extends GalleryImage = GalleryImage,
>(
  props: HorizontalMosaicGalleryProps<TImage> & RefAttributes<HTMLDivElement>,
) => ReactElement;
