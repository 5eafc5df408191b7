'use client';
import { forwardRef } from 'react';
import type { ForwardedRef, ReactElement, RefAttributes } from 'react';
import { UNWINDOWED_COUNT, useMosaic } from '@loggia/hooks/layout';
import { useShownIndex } from '@loggia/hooks/lightboxIntent';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { MosaicOptions, UseMosaicOptions } from '@loggia/hooks/layout';
import { ImageList } from '../components/imageList/ImageList.tsx';
import type { ImageListOptions } from '../components/imageList/ImageList.tsx';
import { GalleryView } from './GalleryView.tsx';
import type { GalleryViewList, GalleryViewOptions } from './GalleryView.tsx';

export interface MosaicGalleryProps<TImage extends GalleryImage = GalleryImage>
  extends
    GalleryViewOptions<TImage>,
    ImageListOptions,
    MosaicOptions,
    Pick<UseMosaicOptions, 'width' | 'overscan' | 'initialCount' | 'unwindowedCount'> {
  /** Descriptions over the pictures, of at most three lines. There is no space below a picture in this layout. @default false */
  readonly hasDescriptions?: boolean | undefined;
}

interface MosaicListProps<TImage extends GalleryImage> extends GalleryViewList<TImage> {
  readonly options: MosaicGalleryProps<TImage>;
}

function MosaicList<TImage extends GalleryImage>({ options, shown, ...list }: MosaicListProps<TImage>) {
  const { images } = list.gallery;
  const { unwindowedCount = UNWINDOWED_COUNT, hasDescriptions } = options;
  const pinnedIndex = useShownIndex(shown, { enabled: images.length > unwindowedCount });
  const layout = useMosaic({ ...options, images, pinnedIndex });
  return <ImageList {...list} layout={layout} options={options} hasDescriptionsOver={hasDescriptions} />;
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
 * A gallery of columns of equal height, or of rows that fill the width, in which every image keeps its ratio. Images open in a lightbox,
 * whose code loads at the first sign of interest.
 *
 * @example
 * <MosaicGallery images={images} thumbnailSize={320} />
 * <MosaicGallery backend={backend} galleryId="7" direction="horizontal" resizable />
 */
export const MosaicGallery = forwardRef(MosaicGalleryWithRef) as <TImage extends GalleryImage = GalleryImage>(
  props: MosaicGalleryProps<TImage> & RefAttributes<HTMLDivElement>,
) => ReactElement;
