import { createStaticConsent } from '@loggia/hooks';
import { createStaticBackend } from '@loggia/hooks/static';
import { ThumbnailGallery } from '@loggia/ui';
import { useState } from 'react';
import { GalleryHead } from '../components/GalleryHead.tsx';
import { KeyHelp } from '../components/KeyHelp.tsx';
import { LARGE_THUMBNAILS } from '../components/thumbnailSizes.ts';
import { STUB_HOSTS } from '../embeds/stubHosts.ts';
import type { EmbedsPageData } from '../pageData.ts';

/** Videos and posts of every kind among pictures, with a switch for whether visitors are asked first. */
export function EmbedsPage({ page }: { readonly page: EmbedsPageData }) {
  const [backend] = useState(() => createStaticBackend({ images: page.images }));
  const [consent] = useState(createStaticConsent);
  const [requiresConsent, setRequiresConsent] = useState(true);
  return (
    <>
      <section className="site-gallery" aria-label={page.title}>
        <GalleryHead title={page.title} description={page.description} isPageTitle />
        <p className="site-switch">
          <label>
            <input
              type="checkbox"
              checked={requiresConsent}
              onChange={({ target }) => setRequiresConsent(target.checked)}
            />
            Ask before anything loads from a provider
          </label>
        </p>
        <ThumbnailGallery
          {...LARGE_THUMBNAILS}
          backend={backend}
          images={page.images}
          galleryId="1"
          lightbox={{ embeds: { hosts: STUB_HOSTS, requiresConsent, consent } }}
          isUrgent
        />
      </section>
      <KeyHelp />
    </>
  );
}
