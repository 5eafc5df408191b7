import { createWordPressBackend } from '@loggia/hooks/wordpress';
import { ThumbnailGallery } from '@loggia/ui';
import { useState } from 'react';
import { imageCandidates } from '../../server/images/imageCandidates.ts';
import { GalleryHead } from '../components/GalleryHead.tsx';
import { SMALL_THUMBNAILS } from '../components/thumbnailSizes.ts';
import type { RequestedPageData } from '../pageData.ts';

/** A gallery whose first page, too, comes over the wire, as on a page that a browser draws alone. */
export function RequestedPage({ page }: { readonly page: RequestedPageData }) {
  const { config, title, description } = page;
  const [backend] = useState(() => createWordPressBackend(config, { candidatesOf: imageCandidates }));
  return (
    <section className="site-gallery" aria-label={title}>
      <GalleryHead title={title} description={description} isPageTitle />
      <ThumbnailGallery {...SMALL_THUMBNAILS} backend={backend} galleryId={config.galleryId} />
    </section>
  );
}
