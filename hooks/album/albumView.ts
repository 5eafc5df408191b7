import type { AlbumPage } from '../backend/AlbumSource.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { galleryMessage } from '../gallery/galleryMessage.ts';
import { galleryStatus } from '../gallery/galleryStatus.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { lastCrumb } from './albumPath.ts';
import type { AlbumState } from './albumState.ts';
import type { AlbumLabels } from './labels.ts';
import type { AlbumLevel, UseAlbumResult } from './types.ts';

export interface AlbumView extends Pick<
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
