import { createStaticConsent } from '@loggia/hooks/consent';
import { useState } from 'react';
import { KeyHelp } from '../components/KeyHelp.tsx';
import { MEDIUM_THUMBNAILS } from '../components/thumbnailSizes.ts';
import { SiteGallery } from '../components/SiteGallery.tsx';
import { STUB_HOSTS } from '../embeds/stubHosts.ts';
import type { EmbedsPageData } from '../pageData.ts';

/** Titles are below the thumbnails, because play icons would cover titles over them. */
const NAMED_THUMBNAILS = { ...MEDIUM_THUMBNAILS, titleDisplay: 'below' } as const;

/** Videos and posts of every kind among images, with a switch for consent. */
export function EmbedsPage({ page }: { readonly page: EmbedsPageData }) {
  const [consent] = useState(createStaticConsent);
  const [requiresConsent, setRequiresConsent] = useState(true);
  return (
    <>
      <SiteGallery
        gallery={page.gallery}
        path={page.path}
        thumbnails={NAMED_THUMBNAILS}
        lightbox={{ embeds: { hosts: STUB_HOSTS, requiresConsent, consent } }}
        isAlone
      >
        <p className="site-switch">
          <label>
            <input
              type="checkbox"
              checked={requiresConsent}
              onChange={({ target }) => setRequiresConsent(target.checked)}
            />
            Ask before loading content from other sites
          </label>
        </p>
      </SiteGallery>
      <KeyHelp />
    </>
  );
}
