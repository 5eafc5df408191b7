import { createWordPressAlbums } from '@loggia/hooks/wordpress';
import { AlbumCompact, AlbumExtended, AlbumMasonry, AlbumSearchLine } from '@loggia/ui';
import { useState } from 'react';
import { imageCandidates } from '../../server/images/imageCandidates.ts';
import { ALBUM_VIEWS } from '../albumViews.ts';
import { GalleryHead } from '../components/GalleryHead.tsx';
import { KeyHelp } from '../components/KeyHelp.tsx';
import { unpackGalleryPage } from '../packing/unpackGalleryPage.ts';
import type { AlbumPageData } from '../pageData.ts';

/** An album of the CMS: the level that the address names came with the HTML, everything after that comes over the wire. */
export function AlbumPage({ page }: { readonly page: AlbumPageData }) {
  const { config, level, path, title, description } = page;
  const [backend] = useState(() => createWordPressAlbums(config, { candidatesOf: imageCandidates }));
  const [initialLevel] = useState(() => ({ ...level, gallery: level.gallery && unpackGalleryPage(level.gallery) }));
  const shared = { backend, initialLevel, baseHref: path, isUrgent: true, searchLine: AlbumSearchLine } as const;

  return (
    <>
      <section className="site-gallery" aria-label={title}>
        <GalleryHead title={title} description={description} isPageTitle />
        <nav className="site-album-views" aria-label="Views of the album">
          {Object.entries(ALBUM_VIEWS).map(([view, { name }]) => (
            <a key={view} href={`/albums/${view}`} aria-current={view === page.view ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
        {page.view === 'compact' && <AlbumCompact {...shared} titleDisplay="show" gallery={{ isUrgent: true }} />}
        {page.view === 'masonry' && <AlbumMasonry {...shared} titleDisplay="show" thumbnailSize={320} gap={8} />}
        {page.view === 'extended' && <AlbumExtended {...shared} />}
      </section>
      <KeyHelp />
    </>
  );
}
