'use client';
import { forwardRef, type ForwardedRef, type ReactElement, type RefAttributes } from 'react';
import { useMasonry, type MasonryOptions, type UseMasonryOptions } from '@loggia/hooks/layout';
import type { GalleryImage } from '@loggia/hooks/backend';
import { ImageList, type ImageListOptions } from '../imageList/ImageList.tsx';
import {
  MasonryGallery,
  useMasonryCaptions,
  type MasonryCaptionOptions,
  type MasonryGalleryProps,
} from '../gallery/MasonryGallery.tsx';
import { AlbumView, type AlbumEntryList, type AlbumGalleryProps, type AlbumViewOptions } from './AlbumView.tsx';

interface AlbumMasonryListOptions
  extends
    Omit<ImageListOptions, 'hasPlayIcon' | 'extraComponent' | 'titleDisplay'>,
    Omit<MasonryCaptionOptions, 'direction'>,
    Omit<MasonryOptions, 'direction'>,
    Pick<UseMasonryOptions, 'width' | 'overscan' | 'initialCount' | 'virtualizationThreshold'> {}

export interface AlbumMasonryProps<TImage extends GalleryImage = GalleryImage>
  extends AlbumViewOptions<TImage>, AlbumMasonryListOptions {
  /** The options for the album's galleries. */
  readonly gallery?:
    | Partial<Omit<MasonryGalleryProps<TImage>, keyof AlbumGalleryProps | 'source' | 'images'>>
    | undefined;
}

interface AlbumMasonryListProps {
  readonly list: AlbumEntryList;
  readonly options: AlbumMasonryListOptions;
}

function AlbumMasonryList({ list: { gallery, linkPropsOf, slots }, options }: AlbumMasonryListProps) {
  const { captionHeightOf, ...captions } = useMasonryCaptions(options);
  const layout = useMasonry({ ...options, images: gallery.images, captionHeightOf });
  return (
    <ImageList
      {...{ gallery, linkPropsOf, layout, slots }}
      {...captions}
      options={{ ...options, ...captions }}
      anchorPrefix="entry-"
    />
  );
}

function AlbumMasonryWithRef<TImage extends GalleryImage>(
  props: AlbumMasonryProps<TImage>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  return (
    <AlbumView
      options={props}
      forwardedRef={ref}
      renderStandardGallery={(gallery) => <MasonryGallery {...props.gallery} {...gallery} />}
      renderEntries={(list) => <AlbumMasonryList list={list} options={props} />}
    />
  );
}

/**
 * Renders an album as columns of covers at their original aspect ratios. Clicking an entry opens the nested album or
 * gallery in place. A gallery's images open in a lightbox.
 *
 * @example
 * <AlbumMasonry backend={createStaticAlbums({ album })} titleDisplay="show" />
 */
export const AlbumMasonry = forwardRef(AlbumMasonryWithRef) as <TImage extends GalleryImage = GalleryImage>(
  props: AlbumMasonryProps<TImage> & RefAttributes<HTMLDivElement>,
) => ReactElement;
