import { browsingParameters, createWordPressBackend } from '@loggia/hooks/wordpress';
import { GalleryBrowser, MasonryGallery, MosaicGallery, ThumbnailGallery } from '@loggia/ui';
import type { BrowsedViewProps } from '@loggia/ui';
import { useState } from 'react';
import { imageCandidates } from '../../server/images/imageCandidates.ts';
import { BROWSE_MODES } from '../browseModes.ts';
import type { BrowseMode } from '../browseModes.ts';
import { GalleryHead } from '../components/GalleryHead.tsx';
import { KeyHelp } from '../components/KeyHelp.tsx';
import { LARGE_THUMBNAILS } from '../components/thumbnailSizes.ts';
import { unpackGalleryPage } from '../packing/unpackGalleryPage.ts';
import type { BrowsedGallery, BrowsePageData } from '../pageData.ts';

interface BrowsedProps {
  readonly gallery: BrowsedGallery;
  readonly mode: BrowseMode;
  readonly url: string;
}

function View({ view, kind, galleryId }: { view: BrowsedViewProps; kind: BrowseMode['view']; galleryId: string }) {
  if (kind === 'masonry')
    return <MasonryGallery {...view} galleryId={galleryId} thumbnailSize={320} gap={8} isUrgent />;
  if (kind === 'mosaic')
    return (
      <MosaicGallery {...view} galleryId={galleryId} direction="horizontal" thumbnailSize={180} gap={4} isUrgent />
    );
  return <ThumbnailGallery {...view} {...LARGE_THUMBNAILS} galleryId={galleryId} isUrgent />;
}

function Browsed({ gallery, mode, url }: BrowsedProps) {
  const { config, tags } = gallery;
  const [backend] = useState(() => createWordPressBackend(config, { candidatesOf: imageCandidates }));
  const [initialPage] = useState(() => unpackGalleryPage(gallery.initialPage));
  const [parameters] = useState(() => browsingParameters(config.instance));
  return (
    <GalleryBrowser
      backend={backend}
      initialPage={initialPage}
      paging={mode.paging}
      address={{ parameters, navigation: mode.navigation, url }}
      tags={tags}
    >
      {(view) => <View view={view} kind={mode.view} galleryId={config.galleryId} />}
    </GalleryBrowser>
  );
}

/** Galleries with everything to browse them by. */
export function BrowsePage({ page }: { readonly page: BrowsePageData }) {
  const { galleries, title, description, url } = page;
  const mode = BROWSE_MODES[page.mode];
  return (
    <>
      <GalleryHead title={title} description={description} isPageTitle />
      {galleries.map((gallery) => (
        <section key={gallery.config.instance} className="site-gallery" aria-label={gallery.title}>
          {galleries.length > 1 && <GalleryHead title={gallery.title} description={gallery.description} />}
          <Browsed gallery={gallery} mode={mode} url={url} />
        </section>
      ))}
      <KeyHelp />
    </>
  );
}
