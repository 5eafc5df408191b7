'use client';
import { forwardRef } from 'react';
import type { ForwardedRef, ReactElement, RefAttributes } from 'react';
import type { GalleryImage } from '@loggia/hooks';
import { ImageBrowserImage } from '../components/imageBrowser/ImageBrowserImage.tsx';
import type { ImageBrowserOptions } from '../components/imageBrowser/ImageBrowserImage.tsx';
import { GalleryView } from './GalleryView.tsx';
import type { GalleryViewOptions } from './GalleryView.tsx';

export interface ImageBrowserProps<TImage extends GalleryImage = GalleryImage>
  extends ImageBrowserOptions, Omit<GalleryViewOptions<TImage>, 'renderPager' | keyof ImageBrowserOptions> {}

const renderNothing = () => null;

function ImageBrowserWithRef<TImage extends GalleryImage>(
  props: ImageBrowserProps<TImage>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  return (
    <GalleryView
      // The paging control counts images, and stands where this view has it.
      options={{ ...props, renderPager: renderNothing }}
      forwardedRef={ref}
      renderList={({ gallery, linkPropsOf }) => <ImageBrowserImage {...{ gallery, linkPropsOf }} options={props} />}
    />
  );
}

/**
 * A gallery that shows one image a page, with its title and description, and a paging control. A source gives one image a page.
 *
 * @example
 * <ImageBrowser images={images} />
 * <ImageBrowser backend={backend} galleryId="7" getPageHref={(page) => `?page=${page}`} />
 */
export const ImageBrowser = forwardRef(ImageBrowserWithRef) as <TImage extends GalleryImage = GalleryImage>(
  props: ImageBrowserProps<TImage> & RefAttributes<HTMLDivElement>,
) => ReactElement;
