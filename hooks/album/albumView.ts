import type { AlbumPage } from '../backend/AlbumSource.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { galleryMessage } from '../gallery/galleryMessage.ts';
import { galleryStatus } from '../gallery/galleryStatus.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { lastCrumb } from './albumPath.ts';
import type { AlbumState } from './albumState.ts';
import type { AlbumLabels } from './labels.ts';
import type { UseAlbumResult } from './types.ts';

export interface AlbumView extends Pick<
  UseAlbumResult,
  'status' | 'path' | 'entries' | 'title' | 'description' | 'page' | 'pageCount' | 'position' | 'failure' | 'message'
> {
  /** For the live region. */
  readonly announcement: string;
}

const NOTHING: readonly never[] = [];
const NO_ALBUM: AlbumPage = { entries: NOTHING, page: 1, pageCount: 1 };

/** What a screen reader should hear of a state that has no message. */
function announce(
  { arrival }: AlbumState,
  view: Pick<AlbumView, 'status' | 'title' | 'position'>,
  labels: AlbumLabels,
) {
  if (/loading|refreshing/.test(view.status)) return labels.loading;
  if (!arrival) return '';
  return arrival.reason === 'paging' ? view.position : fillLabel(labels.opened, { title: view.title });
}

/** What an album's state means to a reader. */
export function albumView<TImage extends GalleryImage>(state: AlbumState<TImage>, labels: AlbumLabels): AlbumView {
  const { shown, failure } = state;
  const path = shown?.path ?? NOTHING;
  const album = shown?.kind === 'album' ? shown.page : NO_ALBUM;
  const { page, pageCount, entries } = album;
  // A gallery tells itself that it is empty.
  const status = galleryStatus({ ...state, shown: shown && { images: shown.kind === 'album' ? entries : [shown] } });
  const message = galleryMessage({ status, failure, emptyMessage: album.emptyMessage, labels });
  const title = shown?.page.title || lastCrumb(path)?.title || labels.top;
  const position = fillLabel(labels.position, { page, pageCount });
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
    description: shown?.page.description,
    announcement: message || announce(state, { status, title, position }, labels),
  };
}
