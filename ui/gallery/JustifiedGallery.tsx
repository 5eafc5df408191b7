'use client';
import { forwardRef, type ForwardedRef, type ReactElement, type RefAttributes } from 'react';
import {
  VIRTUALIZATION_THRESHOLD,
  useJustified,
  type JustifiedOptions,
  type UseJustifiedOptions,
} from '@loggia/hooks/layout';
import { useShownIndex } from '@loggia/hooks/lightboxIntent';
import type { GalleryImage } from '@loggia/hooks/backend';
import { ImageList, type ImageListOptions } from '../imageList/ImageList.tsx';
import { GalleryView, type GalleryViewList, type GalleryViewOptions } from './GalleryView.tsx';

export interface JustifiedGalleryProps<TImage extends GalleryImage = GalleryImage>
  extends
    GalleryViewOptions<TImage>,
    ImageListOptions,
    JustifiedOptions,
    Pick<UseJustifiedOptions, 'width' | 'overscan' | 'initialCount' | 'virtualizationThreshold'> {
  /**
   * Whether to show the first three lines of the descriptions over the images. This layout has no space below the
   * images.
   * @default false
   */
  readonly hasDescriptions?: boolean | undefined;
}

interface JustifiedListProps<TImage extends GalleryImage> extends GalleryViewList<TImage> {
  readonly options: JustifiedGalleryProps<TImage>;
}

function JustifiedList<TImage extends GalleryImage>({ options, shown, ...list }: JustifiedListProps<TImage>) {
  const { images } = list.gallery;
  const { virtualizationThreshold = VIRTUALIZATION_THRESHOLD, hasDescriptions } = options;
  const pinnedIndex = useShownIndex(shown, { enabled: images.length > virtualizationThreshold });
  const layout = useJustified({ ...options, images, pinnedIndex });
  return <ImageList {...list} layout={layout} options={options} hasDescriptionsOver={hasDescriptions} />;
}

function JustifiedGalleryWithRef<TImage extends GalleryImage>(
  props: JustifiedGalleryProps<TImage>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  return (
    <GalleryView
      options={props}
      forwardedRef={ref}
      renderList={(list) => <JustifiedList {...list} options={props} />}
    />
  );
}

/**
 * Renders a gallery with columns of equal height, or with rows that fill the width. Every image keeps its aspect ratio.
 * Images open in a lightbox. The code of the lightbox is loaded when the user is likely to open an image.
 *
 * @example
 * <JustifiedGallery images={images} thumbnailSize={320} />
 * <JustifiedGallery backend={backend} galleryId="7" direction="rows" resizable />
 */
export const JustifiedGallery = forwardRef(JustifiedGalleryWithRef) as <TImage extends GalleryImage = GalleryImage>(
  props: JustifiedGalleryProps<TImage> & RefAttributes<HTMLDivElement>,
) => ReactElement;
