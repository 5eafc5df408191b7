import { browsingParameters } from '@loggia/hooks/wordpress';
import { GalleryBrowser, TagSelect } from '@loggia/ui';
import { useState } from 'react';
import { BROWSE_MODES, BROWSE_VIEWS, viewsOf, type BrowseMode, type BrowseView } from '../browseModes.ts';
import { BrowsedGalleryView } from '../components/BrowsedGalleryView.tsx';
import { GalleryHead } from '../components/GalleryHead.tsx';
import { KeyHelp } from '../components/KeyHelp.tsx';
import { createSiteBackend } from '../createSiteBackend.ts';
import { unpackGalleryPage } from '../packing/unpackGalleryPage.ts';
import type { BrowsedGallery, BrowsePageData } from '../pageData.ts';

interface BrowsedProps {
  readonly gallery: BrowsedGallery;
  readonly mode: BrowseMode;
  readonly view: BrowseView;
  readonly url: string;
  readonly hasTagSelect: boolean;
  /** Whether it is the only gallery on its page. */
  readonly isAlone: boolean;
}

function Browsed({ gallery, mode, view, url, hasTagSelect, isAlone }: BrowsedProps) {
  const { config, tags } = gallery;
  const [backend] = useState(() => createSiteBackend(config));
  const [initialPage] = useState(() => unpackGalleryPage(gallery.initialPage));
  const [parameters] = useState(() => browsingParameters(config.instance));
  return (
    <GalleryBrowser
      backend={backend}
      initialPage={initialPage}
      title={gallery.title}
      paging={view === 'image-browser' ? 'none' : mode.paging}
      urlState={{ parameters, navigation: mode.navigation, url }}
      tags={tags}
      renderTags={
        hasTagSelect ? (browsing, address) => <TagSelect {...{ browsing, urlState: address, tags }} /> : undefined
      }
    >
      {(props) => (
        <BrowsedGalleryView
          {...props}
          view={view}
          columns={mode.columns}
          galleryId={config.galleryId}
          headingLevel={isAlone ? 2 : 3}
        />
      )}
    </GalleryBrowser>
  );
}

/** Galleries with all browsing controls, in each view. */
export function BrowsePage({ page }: { readonly page: BrowsePageData }) {
  const { galleries, title, description, path, url, view } = page;
  const mode = BROWSE_MODES[page.mode];
  const hasTagSelect = new URLSearchParams(url.split('?')[1]).get('tags') === 'select';
  const isAlone = galleries.length === 1;
  const tagQuery = hasTagSelect ? '&tags=select' : '';
  return (
    <>
      <GalleryHead title={title} description={description} isPageTitle />
      <nav className="site-album-views" aria-label="Views of the gallery">
        {viewsOf(mode).map((each) => (
          <a key={each} href={`${path}?view=${each}${tagQuery}`} aria-current={each === view ? 'page' : undefined}>
            {BROWSE_VIEWS[each]}
          </a>
        ))}
        <a href={`${path}?view=${view}${hasTagSelect ? '' : '&tags=select'}`}>
          {hasTagSelect ? 'Tags as buttons' : 'Tags in a list'}
        </a>
      </nav>
      {galleries.map((gallery) => (
        <section key={gallery.config.instance} className="site-gallery" aria-label={gallery.title}>
          {!isAlone && <GalleryHead title={gallery.title} description={gallery.description} />}
          <Browsed gallery={gallery} {...{ mode, view, url, hasTagSelect, isAlone }} />
        </section>
      ))}
      <KeyHelp hasSlideshow={view === 'slideshow'} />
    </>
  );
}
