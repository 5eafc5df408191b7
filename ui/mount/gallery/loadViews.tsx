import type { ReactNode } from 'react';
import type { BrowsingNavigation, UseBrowsingUrlStateOptions } from '@loggia/hooks/browsing';
import {
  browsingParameters,
  readResponseAlbumView,
  readResponseBrowsing,
  readResponseView,
  type ContainerBrowsing,
  type WordPressAlbumOptions,
  type WordPressContainer,
  type WordPressGalleryView,
  type WordPressViewOptions,
} from '@loggia/hooks/wordpress';
import { AlbumSearch } from '../../album/AlbumSearch.tsx';
import type { AlbumGalleryProps } from '../../album/AlbumView.tsx';
import { GalleryBrowser } from '../../browsing/GalleryBrowser.tsx';
import { viewChunks } from '../mounters.ts';
import type { RenderAlbum, RenderView, MountedViewProps } from '../views/types.ts';

export type RenderGallery = (gallery: AlbumGalleryProps) => ReactNode;

/** The views for an album's galleries. */
export interface GalleryViews {
  /** Reads the options for a gallery's view from a response. Resolves once the view's code has loaded. */
  readResponse(html: string, galleryId: string): Promise<void>;
  readonly render: RenderGallery;
}

interface LoadedView {
  readonly read: WordPressViewOptions;
  /** The browsing controls in the first response. A later search may return fewer. */
  readonly browsing: ContainerBrowsing | undefined;
  readonly render: RenderView;
}

/**
 * Options for a gallery in an album. On sites that do not reload the page, the gallery's page number is part of the
 * album's URL.
 */
const IN_ALBUM = { address: undefined };

/**
 * The server omits the cart setting if no image on the page is for sale. `'show'` only affects images that are for
 * sale.
 */
const DEFAULT_OPTIONS = { cartDisplay: 'show' };

async function loadGalleryView(read: WordPressViewOptions, browsing?: ContainerBrowsing): Promise<LoadedView> {
  return { read, browsing, render: await loadView(read) };
}

function viewIn({ galleryView, view }: Extract<WordPressContainer, { readonly kind: 'album' }>): WordPressGalleryView {
  return galleryView ?? (view.view === 'albumMasonry' ? 'masonry' : 'thumbnails');
}

/**
 * Loads the views for an album's galleries. Each view has the options that the server sent along with its gallery, in
 * the page or in a response.
 */
export async function loadGalleryViews(
  container: Extract<WordPressContainer, { readonly kind: 'album' }>,
  navigation: BrowsingNavigation,
): Promise<GalleryViews> {
  const { album, shownGallery } = container;
  const { instance, initialLevel } = album;
  const address = navigation === 'reload' && ({ parameters: browsingParameters(instance), navigation } as const);
  const view = viewIn(container);
  const defaults = { view, options: DEFAULT_OPTIONS } as WordPressViewOptions;
  const first = await (shownGallery
    ? loadGalleryView(mergeOptions(defaults, shownGallery), container.browsing)
    : loadGalleryView(defaults));
  const views = new Map<string | undefined, LoadedView>();
  if (shownGallery) views.set(initialLevel.path.at(-1)?.id, first);
  const viewOf = (galleryId: string | undefined) => views.get(galleryId) ?? first;
  return {
    async readResponse(html, galleryId) {
      const { read = defaults, browsing = readResponseBrowsing(html, instance) } = views.get(galleryId) ?? {};
      views.set(
        galleryId,
        await loadGalleryView(mergeOptions(read, readResponseView(html, { view, instance })), browsing),
      );
    },
    render(gallery) {
      const { browsing, render } = viewOf(gallery.galleryId);
      return renderBrowsed({ gallery, browsing, address, render: (props) => render({ ...IN_ALBUM, ...props }) });
    },
  };
}

interface BrowsedGallery {
  readonly gallery: AlbumGalleryProps;
  /** The browsing controls; undefined if the server's page has none. */
  readonly browsing: ContainerBrowsing | undefined;
  readonly address: UseBrowsingUrlStateOptions | false;
  readonly render: (props: MountedViewProps) => ReactNode;
}

/** Renders a gallery in an album with the server's search, sorting, tags and pagination. */
function renderBrowsed({ gallery, browsing, address, render }: BrowsedGallery): ReactNode {
  if (!browsing) return render(gallery);
  const { hasSearch, hasSort, sortOptions, tags, paging, hasPagerLabels, pagerPosition, hasItemCount, shown } =
    browsing;
  const appends = paging !== 'numbers';
  const { backend, initialPage, galleryId, onPageChange, getPageHref } = gallery;
  return (
    <GalleryBrowser
      {...{ backend, initialPage, tags, hasSearch, hasSort, sortOptions }}
      {...{ paging, hasPagerLabels, pagerPosition, hasItemCount }}
      urlState={address}
      defaultState={{ search: shown.search, tagIds: shown.tagIds, page: initialPage?.page ?? 1 }}
    >
      {(view) =>
        render({
          ...view,
          galleryId,
          getPageHref: appends || address ? view.getPageHref : getPageHref,
          onPageChange(page, details) {
            view.onPageChange?.(page, details);
            // The URL would identify only one page of an appended list.
            if (!appends && !address && !details.isCanceled) onPageChange?.(page, details);
          },
        })
      }
    </GalleryBrowser>
  );
}

interface ReadView {
  readonly options: object;
}

const definedOptions = ({ options }: ReadView) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));

/** Merges a view's options: new ones override old ones, and missing ones keep their last value. */
const mergeOptions = <TView extends ReadView>(before: TView, now: TView): TView => ({
  ...now,
  options: { ...before.options, ...definedOptions(now) },
});

/** The view for an album's entries. */
export interface AlbumViewStore {
  /** Reads the view's options from a response. A gallery's response contains none. */
  readResponse(html: string): Promise<void>;
  readonly render: () => RenderAlbum;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Loads the view for an album level's entries, with the configured pagination and search. */
async function loadRenderAlbum(
  read: WordPressAlbumOptions,
  {
    paging,
    hasPagerLabels,
    pagerPosition,
    hasSearch,
  }: Pick<ContainerBrowsing, 'paging' | 'hasPagerLabels' | 'pagerPosition' | 'hasSearch'>,
): Promise<RenderAlbum> {
  const render = await loadAlbumView(read);
  const searchLine = hasSearch ? AlbumSearch : undefined;
  return (props) => render({ ...props, paging, hasPagerLabels, pagerPosition, searchLine });
}

/**
 * Loads the views for an album's levels. Each view has the options that the server sent along with its level, in the
 * page or in a response.
 */
export async function loadAlbumViewStore({
  album: { instance, initialLevel },
  view,
  browsing: first,
}: Extract<WordPressContainer, { readonly kind: 'album' }>): Promise<AlbumViewStore> {
  let read = view;
  // If the page shows one of the album's galleries, its browsing controls belong to that gallery.
  let browsing = initialLevel.gallery ? ({ ...first, paging: 'numbers', hasSearch: false } as const) : first;
  let render = await loadRenderAlbum(read, browsing);
  const listeners = new Set<() => void>();
  return {
    async readResponse(html) {
      read = mergeOptions(read, readResponseAlbumView(html, { view: read.view, instance }));
      const response = readResponseBrowsing(html, instance);
      const hasSearch = browsing.hasSearch || response.hasSearch;
      // The responses for the last page of an appended list and for a search with few results contain no pagination.
      browsing = { ...(browsing.paging === 'numbers' ? response : browsing), hasSearch };
      render = await loadRenderAlbum(read, browsing);
      for (const listener of listeners) listener();
    },
    render: () => render,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** Loads a gallery view's chunk. */
export async function loadView(read: WordPressViewOptions): Promise<RenderView> {
  switch (read.view) {
    case 'thumbnails':
      return (await viewChunks.thumbnails.load()).render(read.options);
    case 'masonry':
      return (await viewChunks.masonry.load()).render(read.options);
    case 'mosaic':
      return (await viewChunks.justified.load()).render(read.options);
    case 'slideshow':
      return (await viewChunks.slideshow.load()).render(read.options);
    case 'carousel':
      return (await viewChunks.carousel.load()).render(read.options);
    case 'imageBrowser':
      return (await viewChunks.imageBrowser.load()).render(read.options);
    case 'blog':
      return (await viewChunks.blog.load()).render(read.options);
  }
}

/** Loads an album view's chunk. */
async function loadAlbumView(read: WordPressAlbumOptions): Promise<RenderAlbum> {
  switch (read.view) {
    case 'albumCompact':
      return (await viewChunks.albumCompact.load()).render(read.options);
    case 'albumMasonry':
      return (await viewChunks.albumMasonry.load()).render(read.options);
    case 'albumExtended':
      return (await viewChunks.albumExtended.load()).render(read.options);
  }
}
