'use client';
import { useMemo } from 'react';
import type { ComponentPropsWithoutRef, ComponentPropsWithRef } from 'react';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { UseGalleryResult } from '@loggia/hooks/gallery';
import type { Slot } from '../../slots.ts';
import type { PagerSide, PagerProps } from '../pager/Pager.tsx';

/** The props of every slot of an image. */
export interface GalleryItemPart<TImage extends GalleryImage = GalleryImage> {
  readonly image: TImage;
  /** The index in the shown list. */
  readonly index: number;
  /** Its title, or "Image 3". */
  readonly name: string;
}

export interface GalleryThumbnailPart<TImage extends GalleryImage = GalleryImage> extends GalleryItemPart<TImage> {
  /** For a link of your own. Without `href` use a button if there is an `onClick`, else plain text. */
  readonly linkProps: ComponentPropsWithoutRef<'a'>;
  readonly hasFailed: boolean;
}

export interface GalleryImagePart<TImage extends GalleryImage = GalleryImage> extends GalleryItemPart<TImage> {
  /** For an `<img>` of your own: file, `sizes`, `alt`, loading, and failure detection. */
  readonly imageProps: ComponentPropsWithRef<'img'> & { readonly alt: string };
  /** Whether the picture could not be loaded. The kit shows the name then. */
  readonly hasFailed: boolean;
}

export interface GalleryCaptionPart<TImage extends GalleryImage = GalleryImage> extends GalleryItemPart<TImage> {
  /** Over the picture, or next to it in the space that the layout reserves for texts. */
  readonly position: 'over' | 'above' | 'below' | 'beside';
}

export interface GalleryPagerPart<TImage extends GalleryImage = GalleryImage> extends Pick<PagerProps, 'getPageHref'> {
  readonly gallery: UseGalleryResult<TImage>;
  /** The side of the images. With `pagerPosition: 'both'` the slot is called for each. */
  readonly side: PagerSide;
  /** Whether this is the last pager. Parts that a gallery has once, such as following turned pages, belong to it. */
  readonly isLast: boolean;
}

export interface GalleryStatusPart<TImage extends GalleryImage = GalleryImage> {
  readonly gallery: UseGalleryResult<TImage>;
}

/** The parts of each image that a page draws itself. A stable function keeps images from rendering with their list. */
export interface ImageSlots<TImage extends GalleryImage = GalleryImage> {
  /** The picture in its link. */
  readonly thumbnail?: Slot<GalleryThumbnailPart<TImage>> | undefined;
  /** The picture within its link. */
  readonly image?: Slot<GalleryImagePart<TImage>> | undefined;
  /** The texts of an image, wherever the view has them. Also called if the kit has none to show. */
  readonly caption?: Slot<GalleryCaptionPart<TImage>> | undefined;
}

/** The parts of a gallery that a page draws itself. Each gets the kit's state, and the kit's own element as `children`. */
export interface GallerySlots<TImage extends GalleryImage = GalleryImage> extends ImageSlots<TImage> {
  /** Title and description of the gallery, above the images. */
  readonly title?: Slot<GalleryStatusPart<TImage>> | undefined;
  /** The message: loading, empty, failed. Keep a live region (`gallery.getStatusProps`). */
  readonly status?: Slot<GalleryStatusPart<TImage>> | undefined;
  /** The pager, below the images or as `pagerPosition` says: arrows to the previous and next page. */
  readonly pager?: Slot<GalleryPagerPart<TImage>> | undefined;
}

/** Returns the slots of images as one object, which is stable as long as they are. */
export function useImageSlots<TImage extends GalleryImage>(
  slots: ImageSlots<TImage> | undefined,
): ImageSlots<TImage> | undefined {
  const { thumbnail, image, caption } = slots ?? {};
  return useMemo(
    () => (thumbnail || image || caption ? { thumbnail, image, caption } : undefined),
    [thumbnail, image, caption],
  );
}
