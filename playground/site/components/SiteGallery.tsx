import type { ThumbnailsOptions } from '@loggia/hooks';
import { ImageProtection, ThumbnailGallery, type ThumbnailGalleryProps } from '@loggia/ui';
import { useState, type ReactNode } from 'react';
import { createSiteBackend } from '../createSiteBackend.ts';
import { unpackGalleryPage } from '../packing/unpackGalleryPage.ts';
import type { EmbeddedGallery } from '../pageData.ts';
import { GalleryHead } from './GalleryHead.tsx';
import { LARGE_THUMBNAILS, SMALL_THUMBNAILS } from './thumbnailSizes.ts';

export interface SiteGalleryProps {
  readonly gallery: EmbeddedGallery;
  readonly path: string;
  /** Whether it is the only gallery on its page. */
  readonly isAlone: boolean;
  readonly lightbox?: ThumbnailGalleryProps['lightbox'];
  /** The thumbnail options. @default depends on the number of images */
  readonly thumbnails?: (ThumbnailsOptions & Pick<ThumbnailGalleryProps, 'titleDisplay'>) | undefined;
  /** Rendered between the heading and the gallery. */
  readonly children?: ReactNode;
}

/** From this number of images, thumbnails are small. */
const MANY_IMAGES = 100;

/** A gallery of the CMS. Its first page is in the HTML; everything else is requested. */
export function SiteGallery({ gallery, path, isAlone, lightbox, thumbnails, children }: SiteGalleryProps) {
  const { config, title, description, isProtected = false } = gallery;
  const [backend] = useState(() => createSiteBackend(config));
  const [initialPage] = useState(() => unpackGalleryPage(gallery.initialPage));
  const [labels] = useState({ pages: `Pages of ${title}` });

  return (
    <section className="site-gallery" aria-label={title}>
      <GalleryHead title={title} description={description} isPageTitle={isAlone} />
      {children}
      <ImageProtection enabled={isProtected}>
        <ThumbnailGallery
          {...(thumbnails ?? (initialPage.images.length < MANY_IMAGES ? LARGE_THUMBNAILS : SMALL_THUMBNAILS))}
          backend={backend}
          galleryId={config.galleryId}
          initialPage={initialPage}
          labels={labels}
          lightbox={lightbox}
          priority={isAlone}
          getPageHref={(page) => `${path}?page_number_${config.instance}=${page}`}
        />
      </ImageProtection>
    </section>
  );
}
