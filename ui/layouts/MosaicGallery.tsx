'use client';
import { forwardRef } from 'react';
import type { ForwardedRef, ReactElement, RefAttributes } from 'react';
import { useMosaic } from '@loggia/hooks';
import type { GalleryImage, MosaicOptions, UseMosaicOptions } from '@loggia/hooks';
import { ImageList } from '../components/imageList/ImageList.tsx';
import type { ImageListOptions } from '../components/imageList/ImageList.tsx';
import { GalleryView } from './GalleryView.tsx';
import type { GalleryViewList, GalleryViewOptions } from './GalleryView.tsx';

export interface MosaicGalleryProps<TImage extends GalleryImage = GalleryImage>
  extends
    GalleryViewOptions<TImage>,
    ImageListOptions,
    MosaicOptions,
    Pick<UseMosaicOptions, 'width' | 'overscan' | 'initialCount' | 'unwindowedCount'> {}

interface MosaicListProps<TImage extends GalleryImage> extends GalleryViewList<TImage> {
  readonly options: MosaicGalleryProps<TImage>;
}

function MosaicList<TImage extends GalleryImage>({ options, pinnedIndex, ...list }: MosaicListProps<TImage>) {
  const layout = useMosaic({ ...options, images: list.gallery.images, pinnedIndex });
  return <ImageList {...list} layout={layout} options={options} />;
}

function MosaicGalleryWithRef<TImage extends GalleryImage>(
  props: MosaicGalleryProps<TImage>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  return (
    <GalleryView options={props} forwardedRef={ref} renderList={(list) => <MosaicList {...list} options={props} />} />
  );
}

/**
 * A gallery of rows that fill the width, or of columns that end level, in which every image keeps its ratio. Images open in a
 * lightbox, whose code comes at the first sign of interest.
 *
 * @example
 * <MosaicGallery images={images} direction="horizontal" />
 * <MosaicGallery backend={backend} galleryId="7" resizable />
 */
export const MosaicGallery = forwardRef(MosaicGalleryWithRef) as <TImage extends GalleryImage = GalleryImage>(
  props: MosaicGalleryProps<TImage> & RefAttributes<HTMLDivElement>,
) => ReactElement;
