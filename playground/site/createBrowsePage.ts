import { browsingQuery, readBrowsing } from '@loggia/hooks/browsing';
import { browsingParameters } from '@loggia/hooks/wordpress';
import type { CmsContent, CmsGallery } from '../server/CmsContent.ts';
import { BROWSE_MODES, readBrowseView, shortcodeIn, type BrowseMode, type BrowseModeName } from './browseModes.ts';
import { packGalleryPage } from './packing/packGalleryPage.ts';
import type { BrowsedGallery, BrowsePageData } from './pageData.ts';

interface BrowsedLocation {
  readonly gallery: CmsGallery;
  readonly shortcodeId: number;
  readonly instance: number;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly fromStart: boolean;
}

function browseGallery(content: CmsContent, location: BrowsedLocation): BrowsedGallery {
  const { gallery, shortcodeId, instance, path, query, fromStart } = location;
  const { id: galleryId, name: title, description } = gallery;
  const state = readBrowsing(query, browsingParameters(instance));
  const { page } = state;
  const initialPage = content.galleryPage({ galleryId, shortcodeId, page, query: browsingQuery(state), fromStart });
  return {
    title,
    description,
    tags: content.tags(galleryId),
    config: content.containerConfig({ galleryId, shortcodeId, instance, currentUrl: path }),
    initialPage: packGalleryPage(galleryId, initialPage),
  };
}

/** Returns a page of browsable galleries in the state of its URL. */
export function createBrowsePage(content: CmsContent, name: BrowseModeName, query: URLSearchParams): BrowsePageData {
  const mode: BrowseMode = BROWSE_MODES[name];
  const path = `/browse/${name}`;
  const search = query.toString();
  const view = readBrowseView(mode, query);
  const known = content.galleries();
  const galleries = mode.galleries.flatMap((shown, instance) => {
    const gallery = known.find(({ slug }) => slug === shown.slug);
    const shortcodeId = shortcodeIn(view, shown);
    const fromStart = mode.paging !== 'numbers';
    return gallery ? [browseGallery(content, { gallery, shortcodeId, instance, path, query, fromStart })] : [];
  });
  return {
    kind: 'browse',
    path,
    url: search ? `${path}?${search}` : path,
    title: mode.name,
    description: mode.description,
    mode: name,
    view,
    galleries,
  };
}
