'use client';
import { forwardRef } from 'react';
import type { ForwardedRef, ReactElement, RefAttributes } from 'react';
import { useLightboxPlace } from '@loggia/hooks/imageBrowser';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { GalleryPagerPart, GallerySlots } from '../components/gallery/GallerySlots.ts';
import { ImageBrowserImage } from '../components/imageBrowser/ImageBrowserImage.tsx';
import type { ImageBrowserOptions } from '../components/imageBrowser/ImageBrowserImage.tsx';
import type { Slot } from '../slots.ts';
import { GalleryView } from './GalleryView.tsx';
import type { GalleryViewOptions } from './GalleryView.tsx';

export interface ImageBrowserProps<TImage extends GalleryImage = GalleryImage>
  extends ImageBrowserOptions, Omit<GalleryViewOptions<TImage>, keyof ImageBrowserOptions | 'slots'> {
  /** Parts that you draw yourself. @default the kit's */
  readonly slots?: ImageBrowserSlots<TImage> | undefined;
}

export interface ImageBrowserSlots<TImage extends GalleryImage = GalleryImage> extends GallerySlots<TImage> {
  /** The way to the image before and after, and to any by its number: in the part `gallery` the pages are images. */
  readonly imagePager?: Slot<GalleryPagerPart<TImage>> | undefined;
}

const NO_PAGER = { pager: () => null };

function ImageBrowserWithRef<TImage extends GalleryImage>(
  props: ImageBrowserProps<TImage>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const { lightbox = true } = props;
  const given = typeof lightbox === 'object' ? lightbox : {};
  const { jumpTo, lightboxOptions } = useLightboxPlace(given);
  return (
    <GalleryView
      options={{
        ...props,
        className: `loggia-image-browser-gallery ${props.className ?? ''}`,
        // The paging control counts images, and stands where this view has it.
        browserSlots: props.browserSlots ?? NO_PAGER,
        pagerPosition: 'below',
        lightbox: lightbox !== false && { ...given, ...lightboxOptions },
      }}
      forwardedRef={ref}
      renderList={({ gallery, linkPropsOf, slots }) => (
        <ImageBrowserImage
          {...{ gallery, linkPropsOf, jumpTo, slots }}
          pagerSlot={props.slots?.imagePager}
          options={props}
        />
      )}
    />
  );
}

/**
 * A gallery that shows one image a page, with its title and description, and a paging control. A source gives one image a page. Where a
 * lightbox closes on another image, the view goes there.
 *
 * @example
 * <ImageBrowser images={images} />
 * <ImageBrowser backend={backend} galleryId="7" getPageHref={(page) => `?page=${page}`} />
 */
export const ImageBrowser = forwardRef(ImageBrowserWithRef) as <TImage extends GalleryImage = GalleryImage>(
  props: ImageBrowserProps<TImage> & RefAttributes<HTMLDivElement>,
) => ReactElement;
