import { foldUrl } from '@loggia/hooks/shared';
import type { Backend } from '@loggia/hooks/backend';
import {
  allowedServer,
  matchesBrowsing,
  browsingParameters,
  createRenewingBackend,
  createWordPressAlbums,
  createWordPressBackend,
  readContainer,
  readDescribedImages,
  readItemCount,
  readPageSettings,
  readParameterImages,
  readContainerAction,
  renewContainer,
  stopOriginalGallery,
  toKitLabels,
  type WordPressContainer,
} from '@loggia/hooks/wordpress';
import { browsingQuery, readBrowsing, type BrowsingNavigation } from '@loggia/hooks/browsing';
import type { KitLabels } from '../../labels/KitLabels.ts';
import { tagSelectChunk } from '../mounters.ts';
import type { MountContext, MountPlan } from '../MountOptions.ts';
import { SiteLabels } from '../SiteLabels.tsx';
import { findCounterpart } from './findCounterpart.ts';
import {
  loadAlbumViewStore,
  loadGalleryViews,
  loadView,
  type AlbumViewStore,
  type GalleryViews,
} from './loadViews.tsx';
import { createTagRelay, MountedAlbum, MountedGallery } from './MountedGallery.tsx';

/** Reads a container. Throws if the container uses a host that the site does not allow. */
function readHere(element: Element, allowedHosts: readonly string[]): WordPressContainer {
  const address = foldUrl(window.location.pathname + window.location.search);
  const container = readContainer(element, { address, allowedHosts });
  const config = container.kind === 'album' ? container.album : container.gallery;
  allowedServer(config.ajaxUrl, config);
  allowedServer(config.lightboxUrl, config);
  return container;
}

/** Functions that read an album's views from its responses. */
interface AlbumReaders {
  readonly albumView: AlbumViewStore;
  readonly galleryViews: GalleryViews;
}

function createBackend(container: WordPressContainer, readers: AlbumReaders | undefined): Backend {
  if (container.kind === 'album') {
    const { albumView, galleryViews } = readers ?? {};
    return createWordPressAlbums(container.album, {
      totalOf: readItemCount,
      onAlbumResponse: albumView?.readResponse,
      onGalleryResponse: galleryViews?.readResponse,
    });
  }
  const isWhole = container.view.view === 'slideshow' || container.view.view === 'carousel';
  return createWordPressBackend(container.gallery, {
    imagesOf: isWhole ? readParameterImages : readDescribedImages,
    totalOf: readItemCount,
  });
}

/** Creates a backend that renews its settings if they came from an outdated page cache and the server rejects them. */
function createLastingBackend(container: WordPressContainer, instance: number, readers?: AlbumReaders): Backend {
  const { allowedHosts = [] } = container.kind === 'album' ? container.album : container.gallery;
  return createRenewingBackend(createBackend(container, readers), async (signal) =>
    createBackend(
      readHere(await renewContainer({ pageUrl: window.location.href, instance, signal }), allowedHosts),
      readers,
    ),
  );
}

async function planAlbum(read: Album, navigation: BrowsingNavigation, signal: AbortSignal): Promise<MountPlan> {
  const { instance } = read.album;
  const [albumView, galleryViews] = await Promise.all([loadAlbumViewStore(read), loadGalleryViews(read, navigation)]);
  const backend = createLastingBackend(read, instance, { albumView, galleryViews });
  const container = await withFirstPage(read, backend, signal);
  if (navigation === 'inPlace') await loadAlbumAbove(container, backend, signal);
  const images = container.album.initialLevel.gallery?.images ?? [];
  return {
    content: <MountedAlbum {...{ container, backend, navigation, albumView }} renderGallery={galleryViews.render} />,
    findCounterpart: (host, pressed) => findCounterpart(host, pressed, { instance, images }),
  };
}

async function planGallery(
  read: Extract<WordPressContainer, { readonly kind: 'gallery' }>,
  navigation: BrowsingNavigation,
  signal: AbortSignal,
): Promise<MountPlan> {
  const { gallery, view, browsing } = read;
  const { instance } = gallery;
  const backend = createLastingBackend(read, instance);
  const needsTagList = browsing.hasTagList && browsing.tags.length > 0;
  const [renderView, tagSelect, container] = await Promise.all([
    loadView(view),
    needsTagList ? tagSelectChunk.load() : undefined,
    withRequestedPage(read, backend, signal),
  ]);
  const { images } = container.gallery.initialPage;
  const tagRelay = createTagRelay();
  return {
    content: (
      <MountedGallery {...{ container, backend, navigation, renderView, tagRelay }} TagSelect={tagSelect?.TagSelect} />
    ),
    findCounterpart: (host, pressed) => findCounterpart(host, pressed, { instance, images }),
    applyChoice(select) {
      const action = readContainerAction(select);
      return action.kind === 'tags' && tagRelay.choose(action.ids);
    },
  };
}

/** Prepares a gallery or album that replaces the server's, with the site's own labels. */
export async function prepareGallery(element: HTMLElement, context: MountContext): Promise<MountPlan> {
  const settings = readPageSettings(element.ownerDocument);
  const navigation = context.navigation ?? (settings.reloads ? 'reload' : 'inPlace');
  const container = readHere(element, context.allowedHosts);
  const plan =
    container.kind === 'album'
      ? await planAlbum(container, navigation, context.signal)
      : await planGallery(container, navigation, context.signal);
  const labels: KitLabels = toKitLabels(settings);
  return {
    ...plan,
    content: <SiteLabels labels={labels}>{plan.content}</SiteLabels>,
    stopOriginal: () => stopOriginalGallery(element),
  };
}

type Album = Extract<WordPressContainer, { readonly kind: 'album' }>;

/**
 * Returns the album with its first page. If pages are appended and the server rendered only a later page, the first
 * page is requested before anything renders, and the album itself loads the pages between these two. If that fails, the
 * album starts with the rendered page.
 */
export async function withFirstPage(container: Album, backend: Backend, signal: AbortSignal): Promise<Album> {
  const { album, browsing } = container;
  const { initialLevel } = album;
  const last = initialLevel.path.at(-1);
  const isPastFirstPage = browsing.paging !== 'numbers' && (initialLevel.album?.page ?? 1) > 1;
  if (!isPastFirstPage || !last) return container;
  const path = [...initialLevel.path.slice(0, -1), { ...last, page: 1 }];
  try {
    const page = await backend.albums?.loadAlbum({ path }, { signal });
    return page ? { ...container, album: { ...album, initialLevel: { path, album: page } } } : container;
  } catch {
    return container;
  }
}

/**
 * Requests the current gallery's album if the page does not specify the album's view, so that the view is known when
 * the user goes back. If that fails, the default view is used.
 */
async function loadAlbumAbove({ album, hasAlbumView }: Album, backend: Backend, signal: AbortSignal): Promise<void> {
  if (hasAlbumView) return;
  try {
    await backend.albums?.loadAlbum({ path: album.initialLevel.path.slice(0, -1) }, { signal });
  } catch {
    // The album is requested again when it is shown.
  }
}

type Gallery = Extract<WordPressContainer, { readonly kind: 'gallery' }>;

/**
 * Returns the gallery with the page specified in the URL. If the server rendered a different page, for example because
 * of a page cache, the specified page is requested before anything renders. If that fails, the gallery starts with the
 * rendered page.
 */
export async function withRequestedPage(container: Gallery, backend: Backend, signal: AbortSignal): Promise<Gallery> {
  const { gallery, browsing } = container;
  const state = readBrowsing(new URLSearchParams(window.location.search), browsingParameters(gallery.instance));
  // A gallery that appends pages always starts with page 1, and then loads the pages up to the requested one itself.
  const page = browsing.paging === 'numbers' ? state.page : 1;
  if (matchesBrowsing(gallery, browsing, { ...state, page })) return container;
  try {
    const initialPage = await backend.gallery?.loadPage({ ...browsingQuery(state), page }, { signal });
    return initialPage ? { ...container, gallery: { ...gallery, initialPage } } : container;
  } catch {
    return container;
  }
}
