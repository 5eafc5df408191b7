import type { GalleryImage } from '@loggia/hooks';
import type { CmsContent, CmsGallery } from '../server/CmsContent.ts';
import type { Cms } from '../server/createCms.ts';
import type { AlbumViewName } from './albumViews.ts';
import { createAlbumPage } from './createAlbumPage.ts';
import type { BrowseModeName } from './browseModes.ts';
import { createBrowsePage } from './createBrowsePage.ts';
import { embedGallery } from './embedGallery.ts';
import { createFigures, createComparisonNote } from './home/figures.ts';
import { packGalleryPage } from './packing/packGalleryPage.ts';
import type { GalleryTeaser, HomePageData, PageData, PhotographCredit } from './pageData.ts';
import { VIEWS, type SiteView, type ViewName } from './views.ts';

const PHOTOGRAPHS_SLUG = 'public-domain';
const LANDSCAPES_SLUG = 'landscapes';
const EMBEDS_SLUG = 'embeds';
const PREVIEW_COUNT = 12;
/** The galleries on the home page, in order. */
const SHOWN_SLUGS = [LANDSCAPES_SLUG, PHOTOGRAPHS_SLUG, 'archive'];
/**
 * A gallery that does not exist in the CMS. Its page still exists, as on a site whose editor has deleted the gallery
 * but not the page.
 */
const DELETED_GALLERY = { id: '999', slug: 'deleted', name: 'A deleted gallery', description: '' };

/** Returns the page number in the URL, from 1, for the gallery at this position on the page. */
export type PageNumberOf = (instance: number) => number;

export type Pages = ReturnType<typeof createPages>;

function findGalleries(content: CmsContent, slugs: readonly string[]): CmsGallery[] {
  const galleries = content.galleries();
  return slugs.flatMap((slug) => galleries.find((gallery) => gallery.slug === slug) ?? []);
}

function photographs(content: CmsContent): readonly GalleryImage[] {
  const [gallery] = findGalleries(content, [PHOTOGRAPHS_SLUG]);
  return gallery ? content.galleryPage({ galleryId: gallery.id, page: 1 }).images : [];
}

/** The last line of a photograph's description names the photographer and year. */
function creditsOf(content: CmsContent): PhotographCredit[] {
  return photographs(content).map(({ title = '', description = '' }) => ({
    title,
    byline: description.split('\n').at(-1) ?? '',
  }));
}

function toTeaser(content: CmsContent, gallery: CmsGallery, hero: GalleryImage | undefined): GalleryTeaser {
  const { id, slug, name, description, imageCount, cover } = gallery;
  // Do not repeat the large image at the top of the page.
  const isHero = cover !== null && cover.id === hero?.id;
  const other = isHero ? content.galleryPage({ galleryId: id, page: 1, perPage: 2 }).images[1] : undefined;
  return { address: `/galleries/${slug}`, title: name, description, imageCount, cover: other ?? cover ?? undefined };
}

/** Returns a dozen images of a gallery. */
const previewOf = (content: CmsContent, { id }: CmsGallery) =>
  packGalleryPage(id, content.galleryPage({ galleryId: id, page: 1, perPage: PREVIEW_COUNT }));

/** Returns the first level of the album, without entries that have no cover. */
function albumPreview(content: Cms['content']) {
  const page = createAlbumPage(content, 'extended', new URLSearchParams());
  if (!page?.level.album) return undefined;
  const { config, level } = page;
  const album = { ...page.level.album, entries: page.level.album.entries.filter(({ cover }) => cover) };
  return { config, level: { ...level, album } };
}

/** Returns the images of the home page's view previews, or undefined if their galleries were deleted. */
function previewsOf(content: Cms['content']): HomePageData['previews'] {
  const [landscapes] = findGalleries(content, [LANDSCAPES_SLUG]);
  const [photographs] = findGalleries(content, [PHOTOGRAPHS_SLUG]);
  if (!landscapes || !photographs) return undefined;
  return {
    landscapes: previewOf(content, landscapes),
    photographs: previewOf(content, photographs),
    album: albumPreview(content),
  };
}

function homePage(content: Cms['content']): PageData {
  const galleries = findGalleries(content, SHOWN_SLUGS);
  const hero = galleries.find(({ slug }) => slug === LANDSCAPES_SLUG)?.cover ?? undefined;
  return {
    kind: 'home',
    path: '/',
    title: 'Loggia: a gallery that opens onto the street',
    description: 'Photo galleries, lightboxes, forms and playlists for React, as headless hooks and as a styled kit.',
    credits: creditsOf(content),
    hero,
    previews: previewsOf(content),
    figures: createFigures(),
    honestLine: createComparisonNote(),
    galleries: galleries.map((gallery) => toTeaser(content, gallery, hero)),
  };
}

function galleryPage(content: CmsContent, slug: string, pageNumberOf: PageNumberOf): PageData | undefined {
  const path = `/galleries/${slug}`;
  const gallery = slug === DELETED_GALLERY.slug ? DELETED_GALLERY : findGalleries(content, [slug])[0];
  if (!gallery) return undefined;
  return {
    kind: 'galleries',
    path,
    title: gallery.name,
    description: gallery.description,
    credits: creditsOf(content),
    galleries: [embedGallery(content, { gallery, path, instance: 0, pageNumber: pageNumberOf(0) })],
  };
}

function twoGalleriesPage(content: CmsContent, pageNumberOf: PageNumberOf): PageData {
  const path = '/pages/two-galleries';
  return {
    kind: 'galleries',
    path,
    title: 'Two galleries on a page',
    description: 'Each has its own pages, lightbox and deep links.',
    credits: creditsOf(content),
    galleries: findGalleries(content, [PHOTOGRAPHS_SLUG, LANDSCAPES_SLUG]).map((gallery, instance) =>
      embedGallery(content, { gallery, path, instance, pageNumber: pageNumberOf(instance) }),
    ),
  };
}

function viewPage(content: CmsContent, name: ViewName, pageNumberOf: PageNumberOf): PageData | undefined {
  const path = `/views/${name}`;
  const { name: title, description, slug, shortcodeId }: SiteView = VIEWS[name];
  const [gallery] = findGalleries(content, [slug]);
  if (!gallery) return undefined;
  return {
    kind: 'view',
    path,
    title,
    description,
    view: name,
    credits: creditsOf(content),
    gallery: embedGallery(content, { gallery, path, instance: 0, pageNumber: pageNumberOf(0), shortcodeId }),
  };
}

function plainPage(content: CmsContent): PageData {
  return {
    kind: 'plain',
    path: '/pages/plain-data',
    title: 'Without a backend',
    description: 'The list of images is in the page. Only image files are requested.',
    credits: creditsOf(content),
    images: photographs(content),
  };
}

function requestedPage(content: CmsContent): PageData | undefined {
  const path = '/pages/by-request';
  const [gallery] = findGalleries(content, ['archive']);
  return (
    gallery && {
      kind: 'requested',
      path,
      title: 'Rendered in the browser',
      description: 'This gallery is not in the server’s HTML: the browser requests and renders it.',
      credits: creditsOf(content),
      config: content.containerConfig({ galleryId: gallery.id, instance: 0, currentUrl: path }),
    }
  );
}

function embedsPage(content: CmsContent, pageNumberOf: PageNumberOf): PageData | undefined {
  const path = '/pages/embeds';
  const [gallery] = findGalleries(content, [EMBEDS_SLUG]);
  if (!gallery) return undefined;
  return {
    kind: 'embeds',
    path,
    title: gallery.name,
    description: gallery.description,
    credits: creditsOf(content),
    gallery: embedGallery(content, { gallery, path, instance: 0, pageNumber: pageNumberOf(0) }),
  };
}

const message = (path: string, title: string, description: string): PageData => ({
  kind: 'message',
  path,
  title,
  description,
});

/**
 * Returns the data of each page, read from the CMS for every request. The data is undefined if the page's content does
 * not exist.
 */
export function createPages(content: Cms['content']) {
  return {
    home: () => homePage(content),
    gallery: (slug: string, pageNumberOf: PageNumberOf) => galleryPage(content, slug, pageNumberOf),
    twoGalleries: (pageNumberOf: PageNumberOf) => twoGalleriesPage(content, pageNumberOf),
    view: (name: ViewName, pageNumberOf: PageNumberOf) => viewPage(content, name, pageNumberOf),
    browse: (name: BrowseModeName, query: URLSearchParams): PageData => ({
      ...createBrowsePage(content, name, query),
      credits: creditsOf(content),
    }),
    albums(view: AlbumViewName, query: URLSearchParams): PageData | undefined {
      const page = createAlbumPage(content, view, query);
      return page && { ...page, credits: creditsOf(content) };
    },
    plain: () => plainPage(content),
    requested: () => requestedPage(content),
    embeds: (pageNumberOf: PageNumberOf) => embedsPage(content, pageNumberOf),
    notFound: (path: string) =>
      message(path, 'Page not found', 'It may have been moved or deleted, or there is a mistake in the URL.'),
    failed: (path: string) =>
      message(path, 'Something went wrong', 'The server could not render this page. Please try again.'),
  };
}
