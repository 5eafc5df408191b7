import type { AlbumPage, AlbumSource } from '../../data/backend/AlbumSource.ts';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import { galleryMessage, galleryMessageTitle, galleryStatus, isContentGone } from '../gallery/galleryView.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { lastCrumb } from './albumPath.ts';
import { failureOf, type AlbumArrival, type AlbumState } from './albumReducer.ts';
import type { AlbumLabels } from './labels.ts';
import type { AlbumLevel, InitialAlbumLevel, UseAlbumResult } from './types.ts';

/** Returns the initial level, or `null` if there is none or it doesn't match its path. */
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
  | 'status'
  | 'path'
  | 'entries'
  | 'title'
  | 'description'
  | 'page'
  | 'pageCount'
  | 'position'
  | 'error'
  | 'message'
  | 'messageTitle'
  | 'isMissing'
> {
  /** The message for the live region. */
  readonly announcement: string;
}

const NO_ALBUM: AlbumPage = { entries: [], page: 1, pageCount: 1 };
const NO_LEVEL: AlbumLevel<never> = { kind: 'album', path: [], page: NO_ALBUM };

/** Derives the values that `useAlbum` returns from an album's state. */
export function albumView<TImage extends GalleryImage>(state: AlbumState<TImage>, labels: AlbumLabels): AlbumView {
  const { shown, activity, arrival } = state;
  const level: AlbumLevel<TImage> = shown ?? NO_LEVEL;
  const { path } = level;
  const album = level.kind === 'album' ? level.page : NO_ALBUM;
  const { page, pageCount, entries } = album;
  const failure = failureOf(state);
  const status = galleryStatus({
    // A gallery counts as one image, even if it is empty, because it shows its own message.
    shown: shown && { images: level.kind === 'album' ? entries : [level] },
    request: activity.type === 'loading',
    failure,
  });
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
    error: failure,
    message,
    messageTitle: galleryMessageTitle({ status, failure, labels }),
    isMissing: isContentGone({ failure, shown }),
    description: level.page.description,
    announcement: message || (isBusy ? labels.loading : arrivalText(arrival, { title, position }, labels)),
  };
}

/** Returns the announcement for a newly opened level. */
function arrivalText(
  arrival: AlbumArrival | null,
  { title, position }: Pick<UseAlbumResult, 'title' | 'position'>,
  labels: AlbumLabels,
): string {
  // The "load more" button itself announces the number of appended entries.
  if (!arrival || arrival.isFirst || arrival.move.reason === 'appending') return '';
  return arrival.move.reason === 'paging' ? position : fillLabel(labels.opened, { title });
}
