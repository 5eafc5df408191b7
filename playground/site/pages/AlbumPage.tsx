import { AlbumCompact, AlbumExtended, AlbumMasonry, AlbumSearch } from '@loggia/ui';
import { useState } from 'react';
import { ALBUM_VIEWS } from '../albumViews.ts';
import { GalleryHead } from '../components/GalleryHead.tsx';
import { KeyHelp } from '../components/KeyHelp.tsx';
import { LARGE_THUMBNAILS } from '../components/thumbnailSizes.ts';
import { createSiteAlbums } from '../createSiteBackend.ts';
import { unpackGalleryPage } from '../packing/unpackGalleryPage.ts';
import type { AlbumPageData } from '../pageData.ts';

/** An album of the CMS. The level named in the URL is in the HTML; everything else is requested. */
export function AlbumPage({ page }: { readonly page: AlbumPageData }) {
  const { config, level, path, title, description } = page;
  const [backend] = useState(() => createSiteAlbums(config));
  const [initialLevel] = useState(() => ({ ...level, gallery: level.gallery && unpackGalleryPage(level.gallery) }));
  const shared = { backend, initialLevel, baseHref: path, priority: true, searchLine: AlbumSearch } as const;

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
        {page.view === 'compact' && (
          <AlbumCompact
            {...shared}
            {...LARGE_THUMBNAILS}
            thumbnailHeight={undefined}
            titleDisplay="show"
            gallery={{ ...LARGE_THUMBNAILS, priority: true }}
          />
        )}
        {page.view === 'masonry' && (
          <AlbumMasonry {...shared} titleDisplay="show" thumbnailSize={320} maxColumns={4} gap={8} />
        )}
        {page.view === 'extended' && <AlbumExtended {...shared} />}
      </section>
      <KeyHelp />
    </>
  );
}
