import type { ReactNode } from 'react';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { UseGalleryResult } from '@loggia/hooks/gallery';
import type { PagerProps } from './Pager.tsx';

/** What a pager of your own is given. */
export interface GalleryPagerParts<TImage extends GalleryImage = GalleryImage> extends Pick<PagerProps, 'getPageHref'> {
  readonly gallery: UseGalleryResult<TImage>;
}

export interface GalleryPagerOptions<TImage extends GalleryImage = GalleryImage> extends Pick<
  PagerProps,
  'getPageHref'
> {
  /** Draws what stands below the images in place of the arrows to the page before and after. */
  readonly renderPager?: ((parts: GalleryPagerParts<TImage>) => ReactNode) | undefined;
}
