import {
  ArchiveLink,
  BlogGallery,
  CartLink,
  FeatureCarousel,
  ImageBrowser,
  InlineSlideshow,
  MasonryGallery,
  JustifiedGallery,
  ThumbnailGallery,
  type MasonryGalleryProps,
} from '@loggia/ui';
import { useState } from 'react';
import { GalleryHead } from '../components/GalleryHead.tsx';
import { KeyHelp } from '../components/KeyHelp.tsx';
import { createEditorsBackend, createSiteBackend } from '../createSiteBackend.ts';
import { unpackGalleryPage } from '../packing/unpackGalleryPage.ts';
import type { ViewPageData } from '../pageData.ts';
import { VIEWS, type SiteView } from '../views.ts';

interface ViewProps {
  readonly view: SiteView;
  readonly shared: Pick<MasonryGalleryProps, 'backend' | 'galleryId' | 'initialPage' | 'getPageHref'>;
}

function View({ view, shared }: ViewProps) {
  switch (view.kind) {
    case 'masonry':
      return <MasonryGallery {...shared} priority titleDisplay="hover" {...view.options} />;
    case 'mosaic':
      return <JustifiedGallery {...shared} priority titleDisplay="hover" {...view.options} />;
    case 'slideshow':
      return <InlineSlideshow {...shared} {...view.options} />;
    case 'carousel':
      return <FeatureCarousel {...shared} {...view.options} />;
    case 'imageBrowser':
      return <ImageBrowser {...shared} {...view.options} />;
    case 'captioned':
      return <ThumbnailGallery {...shared} extraComponent={CartLink} {...view.options} />;
    case 'thumbnails':
    case 'pages':
      return <ThumbnailGallery {...shared} {...view.options} />;
    case 'blog':
      return <BlogGallery {...shared} {...view.options} />;
  }
}

/** A gallery of the CMS in a view other than thumbnails. */
export function ViewPage({ page }: { readonly page: ViewPageData }) {
  const { gallery, path, title, description } = page;
  const { config } = gallery;
  const view: SiteView = VIEWS[page.view];
  const [backend] = useState(() => {
    const whole = page.view === 'elsewhere' ? createEditorsBackend(config) : createSiteBackend(config);
    return view.kind === 'pages' ? { ...whole, lightbox: undefined } : whole;
  });
  const [initialPage] = useState(() => unpackGalleryPage(gallery.initialPage));
  const shared = {
    backend,
    galleryId: config.galleryId,
    initialPage,
    getPageHref: (number: number) => `${path}?page_number_${config.instance}=${number}`,
  } as const;

  return (
    <>
      <section className="site-gallery" aria-label={title}>
        <GalleryHead title={title} description={description} isPageTitle />
        <nav className="site-album-views" aria-label="Views">
          {Object.entries(VIEWS).map(([name, { name: text }]) => (
            <a key={name} href={`/views/${name}`} aria-current={name === page.view ? 'page' : undefined}>
              {text}
            </a>
          ))}
        </nav>
        <View view={view} shared={shared} />
        {backend.archive && (
          <div className="loggia-archive">
            <ArchiveLink archive={backend.archive} />
          </div>
        )}
      </section>
      <KeyHelp hasSlideshow={view.kind === 'slideshow'} />
    </>
  );
}
