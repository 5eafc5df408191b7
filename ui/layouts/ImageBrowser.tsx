'use client';
import { forwardRef, useState } from 'react';
import type { ForwardedRef, ReactElement, RefAttributes } from 'react';
import type { GalleryImage } from '@loggia/hooks/backend';
import { ImageBrowserImage } from '../components/imageBrowser/ImageBrowserImage.tsx';
import type { ImageBrowserOptions, ImageBrowserPlace } from '../components/imageBrowser/ImageBrowserImage.tsx';
import { GalleryView } from './GalleryView.tsx';
import type { GalleryViewOptions } from './GalleryView.tsx';

export interface ImageBrowserProps<TImage extends GalleryImage = GalleryImage>
  extends ImageBrowserOptions, Omit<GalleryViewOptions<TImage>, keyof ImageBrowserOptions> {}

const renderNothing = () => null;

function ImageBrowserWithRef<TImage extends GalleryImage>(
  props: ImageBrowserProps<TImage>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const { lightbox = true } = props;
  const lightboxOptions = typeof lightbox === 'object' ? lightbox : {};
  const [lastPlace, setLastPlace] = useState<ImageBrowserPlace>();
  return (
    <GalleryView
      options={{
        ...props,
        className: `loggia-image-browser-gallery ${props.className ?? ''}`,
        // The paging control counts images, and stands where this view has it.
        renderPager: props.renderPager ?? renderNothing,
        lightbox: lightbox !== false && {
          ...lightboxOptions,
          onLeave(page) {
            lightboxOptions.onLeave?.(page);
            setLastPlace({ page });
          },
        },
      }}
      forwardedRef={ref}
      renderList={({ gallery, linkPropsOf }) => (
        <ImageBrowserImage {...{ gallery, linkPropsOf, lastPlace }} options={props} />
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
