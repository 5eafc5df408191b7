import type { ReactNode } from 'react';
import type { BrowsingNavigation, UseBrowsingUrlStateOptions } from '@loggia/hooks/browsing';
import {
  browsingParameters,
  readResponseAlbumView,
  readResponseBrowsing,
  readResponseView,
} from '@loggia/hooks/wordpress';
import type {
  ContainerBrowsing,
  WordPressAlbumOptions,
  WordPressContainer,
  WordPressGalleryView,
  WordPressViewOptions,
} from '@loggia/hooks/wordpress';
import { AlbumSearchLine } from '../../components/album/AlbumSearchLine.tsx';
import type { AlbumGalleryProps } from '../../layouts/AlbumView.tsx';
import { GalleryBrowser } from '../../layouts/GalleryBrowser.tsx';
import { viewChunks } from '../mounters.ts';
import type { DrawAlbum, DrawView, MountedViewProps } from '../views/types.ts';

export type DrawGallery = (gallery: AlbumGalleryProps) => ReactNode;

/** The views of an album's galleries. */
export interface GalleryViews {
  /** Reads the options of a gallery's view from a response. Resolves when its code has loaded. */
  readAnswer(html: string, galleryId: string): Promise<void>;
  readonly draw: DrawGallery;
}

interface LoadedView {
  readonly read: WordPressViewOptions;
  /** The browsing controls of the first response. A later search may return fewer. */
  readonly browsing: ContainerBrowsing | undefined;
  readonly draw: DrawView;
}

/** Options of a gallery in an album. On sites that do not reload, its page is in the album's URL. */
const IN_ALBUM = { address: undefined };

/** Without an image for sale there is no cart setting, and carts appear only where the server renders one. */
const DEFAULT_OPTIONS = { cartDisplay: 'show' };

async function loadGalleryView(read: WordPressViewOptions, browsing?: ContainerBrowsing): Promise<LoadedView> {
  return { read, browsing, draw: await loadView(read) };
}

function viewIn({ galleryView, view }: Extract<WordPressContainer, { readonly kind: 'album' }>): WordPressGalleryView {
  return galleryView ?? (view.view === 'albumMasonry' ? 'masonry' : 'thumbnails');
}

/**
 * Loads the views of an album's galleries. Each has the options that the server sent with it, in the page or in a
 * response.
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
    async readAnswer(html, galleryId) {
      const { read = defaults, browsing = readResponseBrowsing(html, instance) } = views.get(galleryId) ?? {};
      views.set(
        galleryId,
        await loadGalleryView(mergeOptions(read, readResponseView(html, { view, instance })), browsing),
      );
    },
    draw(gallery) {
      const { browsing, draw } = viewOf(gallery.galleryId);
      return drawBrowsed({ gallery, browsing, address, draw: (props) => draw({ ...IN_ALBUM, ...props }) });
    },
  };
}

interface BrowsedGallery {
  readonly gallery: AlbumGalleryProps;
  /** The browsing controls; undefined if the server's page has none. */
  readonly browsing: ContainerBrowsing | undefined;
  readonly address: UseBrowsingUrlStateOptions | false;
  readonly draw: (props: MountedViewProps) => ReactNode;
}

/** Renders a gallery of an album with the server's search, sorting, tags and paging. */
function drawBrowsed({ gallery, browsing, address, draw }: BrowsedGallery): ReactNode {
  if (!browsing) return draw(gallery);
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
        draw({
          ...view,
          galleryId,
          getPageHref: appends || address ? view.getPageHref : getPageHref,
          onPageChange(page, details) {
            view.onPageChange?.(page, details);
            // The URL would have only one page of an appended list.
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

/** Merges the options of a view: new ones override, missing ones keep their last value. */
const mergeOptions = <TView extends ReadView>(before: TView, now: TView): TView => ({
  ...now,
  options: { ...before.options, ...definedOptions(now) },
});

/** The view of an album's entries. */
export interface AlbumViewStore {
  /** Reads the options of the view from a response. The response of a gallery has none. */
  readAnswer(html: string): Promise<void>;
  readonly draw: () => DrawAlbum;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Loads the view of a level's entries, with its kind of paging and its search. */
async function loadDraw(
  read: WordPressAlbumOptions,
  {
    paging,
    hasPagerLabels,
    pagerPosition,
    hasSearch,
  }: Pick<ContainerBrowsing, 'paging' | 'hasPagerLabels' | 'pagerPosition' | 'hasSearch'>,
): Promise<DrawAlbum> {
  const draw = await loadAlbumView(read);
  const searchLine = hasSearch ? AlbumSearchLine : undefined;
  return (props) => draw({ ...props, paging, hasPagerLabels, pagerPosition, searchLine });
}

/**
 * Loads the views of an album's levels. Each has the options that the server sent with it, in the page or in a
 * response.
 */
export async function loadAlbumViewStore({
  album: { instance, initialLevel },
  view,
  browsing: first,
}: Extract<WordPressContainer, { readonly kind: 'album' }>): Promise<AlbumViewStore> {
  let read = view;
  // The page of one of the galleries has the browsing controls of that gallery.
  let browsing = initialLevel.gallery ? ({ ...first, paging: 'numbers', hasSearch: false } as const) : first;
  let draw = await loadDraw(read, browsing);
  const listeners = new Set<() => void>();
  return {
    async readAnswer(html) {
      read = mergeOptions(read, readResponseAlbumView(html, { view: read.view, instance }));
      const answered = readResponseBrowsing(html, instance);
      const hasSearch = browsing.hasSearch || answered.hasSearch;
      // The last page of an appended list, and a search with few results, look like an album without paging.
      browsing = { ...(browsing.paging === 'numbers' ? answered : browsing), hasSearch };
      draw = await loadDraw(read, browsing);
      for (const listener of listeners) listener();
    },
    draw: () => draw,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** Loads the chunk of a gallery view. */
export async function loadView(read: WordPressViewOptions): Promise<DrawView> {
  switch (read.view) {
    case 'thumbnails':
      return (await viewChunks.thumbnails.load()).draw(read.options);
    case 'masonry':
      return (await viewChunks.masonry.load()).draw(read.options);
    case 'mosaic':
      return (await viewChunks.mosaic.load()).draw(read.options);
    case 'slideshow':
      return (await viewChunks.slideshow.load()).draw(read.options);
    case 'carousel':
      return (await viewChunks.carousel.load()).draw(read.options);
    case 'imageBrowser':
      return (await viewChunks.imageBrowser.load()).draw(read.options);
    case 'blog':
      return (await viewChunks.blog.load()).draw(read.options);
  }
}

/** Loads the chunk of an album view. */
async function loadAlbumView(read: WordPressAlbumOptions): Promise<DrawAlbum> {
  switch (read.view) {
    case 'albumCompact':
      return (await viewChunks.albumCompact.load()).draw(read.options);
    case 'albumMasonry':
      return (await viewChunks.albumMasonry.load()).draw(read.options);
    case 'albumExtended':
      return (await viewChunks.albumExtended.load()).draw(read.options);
  }
}
