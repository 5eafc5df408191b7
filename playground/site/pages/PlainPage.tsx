import { createStaticBackend } from '@loggia/hooks/static';
import { ThumbnailGallery } from '@loggia/ui';
import { useState } from 'react';
import { GalleryHead } from '../components/GalleryHead.tsx';
import { KeyHelp } from '../components/KeyHelp.tsx';
import { LARGE_THUMBNAILS } from '../components/thumbnailSizes.ts';
import type { PlainPageData } from '../pageData.ts';

/** A gallery without a backend: its images are in the page. */
export function PlainPage({ page }: { readonly page: PlainPageData }) {
  const [backend] = useState(() => createStaticBackend({ images: page.images }));
  return (
    <>
      <section className="site-gallery" aria-label={page.title}>
        <GalleryHead title={page.title} description={page.description} isPageTitle />
        <ThumbnailGallery {...LARGE_THUMBNAILS} backend={backend} images={page.images} galleryId="1" priority />
      </section>
      <KeyHelp />
    </>
  );
}
