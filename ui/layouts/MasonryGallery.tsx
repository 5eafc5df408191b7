'use client';
import { forwardRef } from 'react';
import type { ForwardedRef, ReactElement, RefAttributes } from 'react';
import { UNWINDOWED_COUNT, useMasonry } from '@loggia/hooks/layout';
import { useShownIndex } from '@loggia/hooks/lightboxIntent';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { MasonryOptions, UseMasonryOptions } from '@loggia/hooks/layout';
import { ImageList } from '../components/imageList/ImageList.tsx';
import type { ImageListOptions } from '../components/imageList/ImageList.tsx';
import { useMasonryCaptions } from '../components/imageList/useMasonryCaptions.ts';
import type { MasonryCaptionOptions } from '../components/imageList/useMasonryCaptions.ts';
import { GalleryView } from './GalleryView.tsx';
import type { GalleryViewList, GalleryViewOptions } from './GalleryView.tsx';

export interface MasonryGalleryProps<TImage extends GalleryImage = GalleryImage>
  extends
    GalleryViewOptions<TImage>,
    Omit<ImageListOptions, 'titleDisplay'>,
    MasonryCaptionOptions,
    MasonryOptions,
    Pick<UseMasonryOptions, 'width' | 'overscan' | 'initialCount' | 'unwindowedCount'> {}

interface MasonryListProps<TImage extends GalleryImage> extends GalleryViewList<TImage> {
  readonly options: MasonryGalleryProps<TImage>;
}

function MasonryList<TImage extends GalleryImage>({ options, shown, ...list }: MasonryListProps<TImage>) {
  const { captionHeightOf, ...captions } = useMasonryCaptions(options);
  const { images } = list.gallery;
  const { unwindowedCount = UNWINDOWED_COUNT } = options;
  const pinnedIndex = useShownIndex(shown, { enabled: images.length > unwindowedCount });
  const layout = useMasonry({ ...options, images, pinnedIndex, captionHeightOf });
  const listElement = <ImageList {...list} {...captions} layout={layout} options={{ ...options, ...captions }} />;
  return options.direction === 'horizontal' ? <div className="loggia-images-sideways">{listElement}</div> : listElement;
}

function MasonryGalleryWithRef<TImage extends GalleryImage>(
  props: MasonryGalleryProps<TImage>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  return (
    <GalleryView options={props} forwardedRef={ref} renderList={(list) => <MasonryList {...list} options={props} />} />
  );
}

/**
 * A gallery of columns, or of rows that are scrolled sideways, in which every image keeps its ratio. Images open in a lightbox,
 * whose code comes at the first sign of interest.
 *
 * @example
 * <MasonryGallery images={images} maxColumns={4} />
 * <MasonryGallery backend={backend} galleryId="7" direction="horizontal" maxColumns={2} />
 */
export const MasonryGallery = forwardRef(MasonryGalleryWithRef) as <TImage extends GalleryImage = GalleryImage>(
  props: MasonryGalleryProps<TImage> & RefAttributes<HTMLDivElement>,
) => ReactElement;
