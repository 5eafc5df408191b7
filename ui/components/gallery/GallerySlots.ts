'use client';
import { useMemo } from 'react';
import type { ComponentPropsWithoutRef, ComponentPropsWithRef } from 'react';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { UseGalleryResult } from '@loggia/hooks/gallery';
import type { Slot } from '../../slots.ts';
import type { PagerPlace, PagerProps } from '../pager/Pager.tsx';

/** The props of every slot of an image. */
export interface GalleryItemPart<TImage extends GalleryImage = GalleryImage> {
  readonly image: TImage;
  /** Its place in the list that is shown. */
  readonly index: number;
  /** Its title, or "Image 3". */
  readonly name: string;
}

export interface GalleryThumbnailPart<TImage extends GalleryImage = GalleryImage> extends GalleryItemPart<TImage> {
  /** For a link of your own. Without `href` it is a button where there is an `onClick`, else it leads nowhere. */
  readonly linkProps: ComponentPropsWithoutRef<'a'>;
  readonly hasFailed: boolean;
}

export interface GalleryImagePart<TImage extends GalleryImage = GalleryImage> extends GalleryItemPart<TImage> {
  /** For an `<img>` of your own: file, `sizes`, `alt`, loading, and what notices that it fails. */
  readonly imageProps: ComponentPropsWithRef<'img'> & { readonly alt: string };
  /** The picture could not be loaded: the kit writes the name. */
  readonly hasFailed: boolean;
}

export interface GalleryCaptionPart<TImage extends GalleryImage = GalleryImage> extends GalleryItemPart<TImage> {
  /** Over the picture, or next to it in the room that the layout keeps for texts. */
  readonly place: 'over' | 'above' | 'below' | 'beside';
}

export interface GalleryPagerPart<TImage extends GalleryImage = GalleryImage> extends Pick<PagerProps, 'getPageHref'> {
  readonly gallery: UseGalleryResult<TImage>;
  /** The side of the images: with `pagerPosition: 'both'` the slot is asked for each. */
  readonly place: PagerPlace;
  /** No other one stands below it: what a gallery has once, as the following of turned pages, comes with this one. */
  readonly isLast: boolean;
}

export interface GalleryStatusPart<TImage extends GalleryImage = GalleryImage> {
  readonly gallery: UseGalleryResult<TImage>;
}

/** Parts of each image that a page draws itself. A function that keeps its identity keeps images from rendering with their list. */
export interface ImageSlots<TImage extends GalleryImage = GalleryImage> {
  /** The picture in its link. */
  readonly thumbnail?: Slot<GalleryThumbnailPart<TImage>> | undefined;
  /** The picture within its link. */
  readonly image?: Slot<GalleryImagePart<TImage>> | undefined;
  /** The texts of an image, wherever the view has them. Also asked where the kit has none to show. */
  readonly caption?: Slot<GalleryCaptionPart<TImage>> | undefined;
}

/** Parts of a gallery that a page draws itself. Each gets what the kit knows there, and the kit's own drawing as `children`. */
export interface GallerySlots<TImage extends GalleryImage = GalleryImage> extends ImageSlots<TImage> {
  /** Title and description of the gallery, above the images. */
  readonly title?: Slot<GalleryStatusPart<TImage>> | undefined;
  /** The message: loading, empty, failed. Keep a live region (`gallery.getStatusProps`). */
  readonly status?: Slot<GalleryStatusPart<TImage>> | undefined;
  /** The pager at the images, below them or where `pagerPosition` has it: arrows to the page before and after. */
  readonly pager?: Slot<GalleryPagerPart<TImage>> | undefined;
}

/** The slots of images as one object, which stays the same as long as they do. */
export function useImageSlots<TImage extends GalleryImage>(
  slots: ImageSlots<TImage> | undefined,
): ImageSlots<TImage> | undefined {
  const { thumbnail, image, caption } = slots ?? {};
  return useMemo(
    () => (thumbnail || image || caption ? { thumbnail, image, caption } : undefined),
    [thumbnail, image, caption],
  );
}
