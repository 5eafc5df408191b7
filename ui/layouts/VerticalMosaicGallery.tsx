'use client';
import { forwardRef } from 'react';
import type { ForwardedRef, ReactElement, RefAttributes } from 'react';
import { UNWINDOWED_COUNT, useVerticalMosaic } from '@loggia/hooks/layout';
import { useShownIndex } from '@loggia/hooks/lightboxIntent';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { UseVerticalMosaicOptions, VerticalMosaicOptions } from '@loggia/hooks/layout';
import { ImageList } from '../components/imageList/ImageList.tsx';
import type { ImageListOptions } from '../components/imageList/ImageList.tsx';
import { GalleryView } from './GalleryView.tsx';
import type { GalleryViewList, GalleryViewOptions } from './GalleryView.tsx';

export interface VerticalMosaicGalleryProps<TImage extends GalleryImage = GalleryImage>
  extends
    GalleryViewOptions<TImage>,
    ImageListOptions,
    VerticalMosaicOptions,
    Pick<UseVerticalMosaicOptions, 'width' | 'overscan' | 'initialCount' | 'unwindowedCount'> {}

interface MosaicListProps<TImage extends GalleryImage> extends GalleryViewList<TImage> {
  readonly options: VerticalMosaicGalleryProps<TImage>;
}

function MosaicList<TImage extends GalleryImage>({ options, shown, ...list }: MosaicListProps<TImage>) {
  const { images } = list.gallery;
  const { unwindowedCount = UNWINDOWED_COUNT } = options;
  const pinnedIndex = useShownIndex(shown, { enabled: images.length > unwindowedCount });
  const layout = useVerticalMosaic({ ...options, images, pinnedIndex });
  return <ImageList {...list} layout={layout} options={options} />;
}

function VerticalMosaicGalleryWithRef<TImage extends GalleryImage>(
  props: VerticalMosaicGalleryProps<TImage>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  return (
    <GalleryView options={props} forwardedRef={ref} renderList={(list) => <MosaicList {...list} options={props} />} />
  );
}

/**
 * A gallery of columns that end level, in which every image keeps its ratio. Images open in a lightbox, whose code comes at the
 * first sign of interest.
 *
 * @example
 * <VerticalMosaicGallery images={images} thumbnailSize={320} />
 * <VerticalMosaicGallery backend={backend} galleryId="7" resizable />
 */
export const VerticalMosaicGallery = forwardRef(VerticalMosaicGalleryWithRef) as <
  TImage extends GalleryImage = GalleryImage,
>(
  props: VerticalMosaicGalleryProps<TImage> & RefAttributes<HTMLDivElement>,
) => ReactElement;
