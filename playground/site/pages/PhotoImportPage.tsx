import type { ImportedPhoto, AddPhotoDetails } from '@loggia/hooks';
import { createWordPressPhotoImporter, createWordPressRest } from '@loggia/hooks/wordpress';
import { PhotoImport } from '@loggia/ui';
import { useState } from 'react';
import type { PhotoImportPageData } from '../pageData.ts';

function createDesk(nonce: string) {
  const rest = createWordPressRest({
    root: '/wp-json/',
    nonce,
    nonceUrl: '/wp-admin/admin-ajax.php?action=rest-nonce',
  });
  return {
    importer: createWordPressPhotoImporter({ ajaxUrl: '/wp-admin/admin-ajax.php', nonce }),
    async addPhoto({ code, title, description, fileType }: ImportedPhoto, details: AddPhotoDetails): Promise<void> {
      const { signal, update, isFirst } = details;
      const startsAnew = isFirst && update === 'replace';
      const data = { code, title, description, fileType, startsAnew };
      await rest.send({ path: '/loggia/v1/imported-photos', data, signal });
    },
  };
}

/** Imports photos from an account into a gallery of this site. */
export function PhotoImportPage({ page }: { readonly page: PhotoImportPageData }) {
  const [desk] = useState(() => createDesk(page.nonce));
  const [addedCount, setAddedCount] = useState(0);
  return (
    <section className="site-contact">
      <h1>{page.title}</h1>
      <p>{page.description}</p>
      <PhotoImport {...desk} onFinish={(summary) => setAddedCount(summary.addedCount)} />
      {addedCount > 0 && (
        <p className="site-actions">
          <a className="site-button" href="/galleries/imported">
            Open the gallery
          </a>
        </p>
      )}
    </section>
  );
}
