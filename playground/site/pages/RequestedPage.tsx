import { ThumbnailGallery } from '@loggia/ui';
import { useState } from 'react';
import { GalleryHead } from '../components/GalleryHead.tsx';
import { SMALL_THUMBNAILS } from '../components/thumbnailSizes.ts';
import { createSiteBackend } from '../createSiteBackend.ts';
import type { RequestedPageData } from '../pageData.ts';

/** A gallery whose first page is also requested, as on a client-rendered page. */
export function RequestedPage({ page }: { readonly page: RequestedPageData }) {
  const { config, title, description } = page;
  const [backend] = useState(() => createSiteBackend(config));
  return (
    <section className="site-gallery" aria-label={title}>
      <GalleryHead title={title} description={description} isPageTitle />
      <ThumbnailGallery {...SMALL_THUMBNAILS} backend={backend} galleryId={config.galleryId} />
    </section>
  );
}
