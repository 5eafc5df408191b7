'use client';
import {
  forwardRef,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type ReactElement,
  type RefAttributes,
} from 'react';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { UseBlogOptions } from '@loggia/hooks/blog';
import type { ShareNetwork } from '@loggia/hooks/share';
import { BlogList } from './BlogList.tsx';
import type { GalleryItemPart, GallerySlots } from '../gallery/GallerySlots.ts';
import type { Slot } from '../slots.ts';
import { GalleryView, type GalleryViewOptions } from '../gallery/GalleryView.tsx';

export interface BlogGalleryProps<TImage extends GalleryImage = GalleryImage>
  extends BlogOptions, GalleryViewOptions<TImage> {
  /** The slots that replace parts of the kit. @default the kit's elements */
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
 * Renders a gallery in the style of a blog: the images are in a single column, with titles, descriptions, comments,
 * ratings and share links.
 *
 * @example
 * <BlogGallery images={images} hasDescriptions />
 * <BlogGallery backend={backend} galleryId="7" hasRating shareNetworks={['facebook']} />
 */
export const BlogGallery = forwardRef(BlogGalleryWithRef) as <TImage extends GalleryImage = GalleryImage>(
  props: BlogGalleryProps<TImage> & RefAttributes<HTMLDivElement>,
) => ReactElement;

/** The blog options that apply to each entry. */
export interface BlogEntryOptions {
  /** Whether to show the images' titles. @default true */
  readonly hasTitles?: boolean | undefined;
  /** The heading level of the titles. @default 3 */
  readonly headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** Whether to show the images' descriptions. @default false */
  readonly hasDescriptions?: boolean | undefined;
  /**
   * Whether to show the number of comments as a link that opens them in the lightbox.
   * @default true if the backend supports comments
   */
  readonly hasComments?: boolean | undefined;
  /** The networks that images can be shared on. Pass an empty list to disable sharing. @default Facebook and X */
  readonly shareNetworks?: readonly ShareNetwork[] | undefined;
  /** Whether to show the rating. @default false */
  readonly hasRating?: boolean | undefined;
  /** Whether to show a link to the shop on images that are for sale. @default false */
  readonly hasCart?: boolean | undefined;
  /** The number of images that load immediately. All other images load when they are near the viewport. @default 1 */
  readonly eagerCount?: number | undefined;
  /** Whether the blog is the page's main content. If so, its eager images load before other images. @default false */
  readonly priority?: boolean | undefined;
}

export interface BlogOptions
  extends BlogEntryOptions, Pick<UseBlogOptions, 'virtualizationThreshold' | 'initialCount'> {
  /** The maximum width of an image, in CSS pixels. @default 800 */
  readonly width?: number | undefined;
}

export interface BlogActionsPart<TImage extends GalleryImage = GalleryImage> extends GalleryItemPart<TImage> {
  /** The props for a custom link that opens the image and its comments. */
  readonly commentProps: ComponentPropsWithoutRef<'a'>;
  /** The props for a custom link that opens the image and its shop. */
  readonly cartProps: ComponentPropsWithoutRef<'a'>;
}

export interface BlogSlots<TImage extends GalleryImage = GalleryImage> extends GallerySlots<TImage> {
  /** An entry's comments, shop, rating and share links. They require JavaScript. */
  readonly actions?: Slot<BlogActionsPart<TImage>> | undefined;
}
