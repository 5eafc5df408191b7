'use client';
import { useMemo, type ComponentPropsWithoutRef, type ComponentPropsWithRef } from 'react';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { UseGalleryResult } from '@loggia/hooks/gallery';
import type { Slot } from '../slots.ts';
import type { PagerSide, PagerProps } from '../pager/Pager.tsx';

/** The props of every image slot. */
export interface GalleryItemPart<TImage extends GalleryImage = GalleryImage> {
  readonly image: TImage;
  /** The index in the current list. */
  readonly index: number;
  /** The title of the image, or a fallback such as "Image 3". */
  readonly name: string;
}

export interface GalleryThumbnailPart<TImage extends GalleryImage = GalleryImage> extends GalleryItemPart<TImage> {
  /**
   * The props for a custom link. If there is no `href`, render a button if there is an `onClick`, or plain text if
   * there is neither.
   */
  readonly linkProps: ComponentPropsWithoutRef<'a'>;
  readonly hasFailed: boolean;
}

export interface GalleryImagePart<TImage extends GalleryImage = GalleryImage> extends GalleryItemPart<TImage> {
  /** The props for a custom `<img>`: file, `sizes`, `alt`, loading and failure detection. */
  readonly imageProps: ComponentPropsWithRef<'img'> & { readonly alt: string };
  /** Whether the image failed to load. If so, the kit shows the image's name. */
  readonly hasFailed: boolean;
}

export interface GalleryCaptionPart<TImage extends GalleryImage = GalleryImage> extends GalleryItemPart<TImage> {
  /** The position of the caption: over the image, or in the space that the layout reserves for text. */
  readonly position: 'over' | 'above' | 'below' | 'beside';
}

export interface GalleryPagerPart<TImage extends GalleryImage = GalleryImage> extends Pick<PagerProps, 'getPageHref'> {
  readonly gallery: UseGalleryResult<TImage>;
  /**
   * Whether the pager is above or below the images. With `pagerPosition: 'both'`, the slot is called once for each
   * side.
   */
  readonly side: PagerSide;
  /**
   * Whether this is the last pager. Use it for things that a gallery needs only once, such as scrolling to a new page.
   */
  readonly isLast: boolean;
}

export interface GalleryStatusPart<TImage extends GalleryImage = GalleryImage> {
  readonly gallery: UseGalleryResult<TImage>;
}

/**
 * Replaces the elements that the kit renders for each image. Pass stable functions, so that images do not render each
 * time their list does.
 */
export interface ImageSlots<TImage extends GalleryImage = GalleryImage> {
  /** The image with its link. */
  readonly thumbnail?: Slot<GalleryThumbnailPart<TImage>> | undefined;
  /** The image inside its link. */
  readonly image?: Slot<GalleryImagePart<TImage>> | undefined;
  /**
   * The text of an image, in the position that the view gives it. The slot is called even if the kit has no text to
   * show.
   */
  readonly caption?: Slot<GalleryCaptionPart<TImage>> | undefined;
}

/**
 * Replaces the elements that the kit renders for a gallery. Each slot receives the kit's state, and the kit's element
 * as `children`.
 */
export interface GallerySlots<TImage extends GalleryImage = GalleryImage> extends ImageSlots<TImage> {
  /** The title and description of the gallery, above the images. */
  readonly title?: Slot<GalleryStatusPart<TImage>> | undefined;
  /**
   * The status message for a loading, empty or failed state. Your slot must render a live region
   * (`gallery.getStatusProps`).
   */
  readonly status?: Slot<GalleryStatusPart<TImage>> | undefined;
  /** The pager: arrows to the previous and next page, on the side given by `pagerPosition`. */
  readonly pager?: Slot<GalleryPagerPart<TImage>> | undefined;
}

/** Returns the image slots as one object, which is stable as long as they are. */
export function useImageSlots<TImage extends GalleryImage>(
  slots: ImageSlots<TImage> | undefined,
): ImageSlots<TImage> | undefined {
  const { thumbnail, image, caption } = slots ?? {};
  return useMemo(
    () => (thumbnail || image || caption ? { thumbnail, image, caption } : undefined),
    [thumbnail, image, caption],
  );
}
