import type { AlbumPage, AlbumSource } from '../backend/AlbumSource.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';
import { galleryMessage, galleryStatus } from '../gallery/galleryView.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { lastCrumb } from './albumPath.ts';
import type { AlbumLabels } from './labels.ts';
import type { AlbumLevel, InitialAlbumLevel, UseAlbumResult } from './types.ts';

/** What a change of level brings with it. */
export interface AlbumArrival {
  /** What a screen reader should hear of it. */
  tell(view: Pick<UseAlbumResult, 'title' | 'position'>, labels: AlbumLabels): string;
  /** Takes focus and window there, once it is on the page. Returns what ends that. */
  show(): (() => void) | undefined;
}

export interface AlbumState<TImage extends GalleryImage = GalleryImage> {
  readonly shown: AlbumLevel<TImage> | null;
  /** A level was asked for. */
  readonly request: boolean;
  /** Why the last one did not come. What was shown before stays. */
  readonly failure: LoggiaError | null;
  /** Asks for it once more. */
  readonly again?: (() => void) | undefined;
  /** Null for the level that the page began with. */
  readonly arrival: AlbumArrival | null;
}

/** An album at its start; a level that came with the server's HTML is shown at once. */
export function createAlbumState<TImage extends GalleryImage>(shown: AlbumLevel<TImage> | null): AlbumState<TImage> {
  return { shown, request: false, failure: null, arrival: null };
}

/** The level that came with the page; null where there is none, or where it does not fit its path. */
export function initialAlbumLevel<TImage extends GalleryImage>(
  source: AlbumSource<TImage> | undefined,
  { path = [], album, gallery }: Partial<InitialAlbumLevel<TImage>> = {},
): AlbumLevel<TImage> | null {
  const kind = lastCrumb(path)?.kind;
  if (kind === 'album' && album) return { kind, path, page: album };
  return kind === 'gallery' && gallery && source
    ? { kind, path, page: gallery, backend: source.openGallery(path) }
    : null;
}

interface AlbumView extends Pick<
  UseAlbumResult,
  'status' | 'path' | 'entries' | 'title' | 'description' | 'page' | 'pageCount' | 'position' | 'failure' | 'message'
> {
  /** For the live region. */
  readonly announcement: string;
}

const NO_ALBUM: AlbumPage = { entries: [], page: 1, pageCount: 1 };
const NO_LEVEL: AlbumLevel<never> = { kind: 'album', path: [], page: NO_ALBUM };

/** What an album's state means to a reader. */
export function albumView<TImage extends GalleryImage>(state: AlbumState<TImage>, labels: AlbumLabels): AlbumView {
  const { shown, failure, arrival } = state;
  const level: AlbumLevel<TImage> = shown ?? NO_LEVEL;
  const { path } = level;
  const album = level.kind === 'album' ? level.page : NO_ALBUM;
  const { page, pageCount, entries } = album;
  // A gallery tells itself that it is empty.
  const status = galleryStatus({ ...state, shown: shown && { images: level.kind === 'album' ? entries : [level] } });
  const message = galleryMessage({ status, failure, emptyMessage: album.emptyMessage, labels });
  const title = level.page.title || lastCrumb(path)?.title || labels.top;
  const position = fillLabel(labels.position, { page, pageCount });
  const isBusy = status === 'loading' || status === 'refreshing';
  return {
    status,
    path,
    entries,
    title,
    page,
    pageCount,
    position,
    failure,
    message,
    description: level.page.description,
    announcement: message || (isBusy ? labels.loading : (arrival?.tell({ title, position }, labels) ?? '')),
  };
}
