import type { AlbumPage } from '../backend/AlbumSource.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { galleryMessage } from '../gallery/galleryMessage.ts';
import type { GalleryStatus } from '../gallery/types.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { lastCrumb } from './albumPath.ts';
import type { AlbumState } from './albumReducer.ts';
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

function albumStatus({ shown, request, failure }: AlbumState): GalleryStatus {
  if (request) return shown ? 'refreshing' : 'loading';
  if (failure) return 'failed';
  if (!shown) return 'loading';
  return shown.kind === 'album' && shown.page.entries.length === 0 ? 'empty' : 'ready';
}

/** What a screen reader should hear of a state that has no message. */
function announce(
  { arrival }: AlbumState,
  status: GalleryStatus,
  title: string,
  position: string,
  labels: AlbumLabels,
) {
  if (status === 'loading' || status === 'refreshing') return labels.loading;
  if (!arrival) return '';
  return arrival.reason === 'paging' ? position : fillLabel(labels.opened, { title });
}

/** What an album's state means to a reader. */
export function albumView<TImage extends GalleryImage>(state: AlbumState<TImage>, labels: AlbumLabels): AlbumView {
  const { shown, failure } = state;
  const path = shown?.path ?? NOTHING;
  const album = shown?.kind === 'album' ? shown.page : undefined;
  const { page, pageCount, entries, emptyMessage } = album ?? NO_ALBUM;
  const status = albumStatus(state);
  const message = galleryMessage({ status, failure, emptyMessage, labels });
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
    announcement: message || announce(state, status, title, position, labels),
  };
}
