'use client';
import { forwardRef } from 'react';
import type { ForwardedRef, ReactElement, RefAttributes } from 'react';
import type { GalleryImage } from '@loggia/hooks/backend';
import { BlogList } from '../components/blog/BlogList.tsx';
import type { BlogOptions, BlogSlots } from '../components/blog/BlogOptions.ts';
import { GalleryView } from './GalleryView.tsx';
import type { GalleryViewOptions } from './GalleryView.tsx';

export interface BlogGalleryProps<TImage extends GalleryImage = GalleryImage>
  extends BlogOptions, GalleryViewOptions<TImage> {
  /** Parts that you draw yourself. @default the kit's */
  readonly slots?: BlogSlots<TImage> | undefined;
}

function BlogGalleryWithRef<TImage extends GalleryImage>(
  props: BlogGalleryProps<TImage>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const { galleryId, slots } = props;
  return (
    <GalleryView
      options={props}
      forwardedRef={ref}
      renderList={(list) => <BlogList {...list} galleryId={galleryId} actionsSlot={slots?.actions} options={props} />}
    />
  );
}

/**
 * A gallery in the style of a blog: images one under the other, with titles, descriptions, comments, stars and networks.
 *
 * @example
 * <BlogGallery images={images} hasDescriptions />
 * <BlogGallery backend={backend} galleryId="7" hasRating shareNetworks={['facebook']} />
 */
export const BlogGallery = forwardRef(BlogGalleryWithRef) as <TImage extends GalleryImage = GalleryImage>(
  props: BlogGalleryProps<TImage> & RefAttributes<HTMLDivElement>,
) => ReactElement;
