import type { LoggiaError } from '../../core/errors/LoggiaError.ts';
import type { UploadProgress } from '../../data/rest/types.ts';
import type { MediaUploadItem } from './types.ts';

export type MediaUploads<TMedia> = readonly MediaUploadItem<TMedia>[];

export type MediaUploadEvent<TMedia> =
  | { readonly type: 'added'; readonly files: readonly { readonly id: string; readonly file: File }[] }
  | { readonly type: 'started'; readonly id: string; readonly startedAtMs: number }
  | { readonly type: 'searched'; readonly id: string; readonly isSearching: boolean }
  | { readonly type: 'progressed'; readonly id: string; readonly progress: UploadProgress }
  | { readonly type: 'finishing'; readonly id: string; readonly attempt: number }
  | { readonly type: 'uploaded'; readonly id: string; readonly media: TMedia }
  | { readonly type: 'failed'; readonly id: string; readonly failure: LoggiaError }
  | { readonly type: 'canceled'; readonly id: string }
  | { readonly type: 'retried'; readonly id: string }
  | { readonly type: 'removed'; readonly id: string };

/** Returns the start time of the first attempt that may have uploaded the file. */
const unconfirmedOf = (item: MediaUploadItem<unknown>, isSilent: boolean): number | null =>
  item.noResponseSinceMs ?? (isSilent ? item.startedAtMs : null);

const FRESH = { status: 'waiting', progress: null, attempt: 0, media: null, error: null } as const;

/** Whether a file is being uploaded. */
export const isUnderWay = ({ status }: { readonly status: string }): boolean =>
  status === 'searching' || status === 'sending' || status === 'finishing';

/**
 * Whether the server is processing a file. This is the case if the whole file has been sent or the progress is unknown.
 */
export const isServerAtWork = ({ status, progress }: Pick<MediaUploadItem<unknown>, 'status' | 'progress'>): boolean =>
  status === 'finishing' || (status === 'sending' && (!progress || progress.sentBytes >= progress.totalBytes));

export const canRetry = ({ status }: { readonly status: string }): boolean =>
  status === 'failed' || status === 'canceled';

function after<TMedia>(
  item: MediaUploadItem<TMedia>,
  event: Exclude<MediaUploadEvent<TMedia>, { readonly type: 'added' | 'removed' | 'retried' }>,
): MediaUploadItem<TMedia> {
  if (event.type === 'started')
    return item.status === 'waiting' ? { ...item, status: 'sending', startedAtMs: event.startedAtMs } : item;
  if (event.type === 'canceled') {
    if (!isUnderWay(item) && item.status !== 'waiting') return item;
    return { ...item, ...FRESH, status: 'canceled', noResponseSinceMs: unconfirmedOf(item, isServerAtWork(item)) };
  }
  // Late events for a canceled file are ignored.
  if (!isUnderWay(item)) return item;
  switch (event.type) {
    case 'progressed':
      return { ...item, progress: event.progress };
    case 'searched':
      return { ...item, status: event.isSearching ? 'searching' : 'sending' };
    case 'finishing':
      return { ...item, status: 'finishing', attempt: event.attempt };
    case 'uploaded':
      return { ...item, status: 'done', media: event.media };
    case 'failed':
      return {
        ...item,
        status: 'failed',
        error: event.failure,
        noResponseSinceMs: unconfirmedOf(item, event.failure.code === 'noResponse'),
      };
    default:
      return event satisfies never;
  }
}

/** Returns the files' next state. */
export function mediaUploadReducer<TMedia>(
  items: MediaUploads<TMedia>,
  event: MediaUploadEvent<TMedia>,
): MediaUploads<TMedia> {
  if (event.type === 'added')
    return [
      ...items,
      ...event.files.map((each) => ({ ...each, ...FRESH, startedAtMs: null, noResponseSinceMs: null })),
    ];
  if (event.type === 'removed') return items.filter(({ id }) => id !== event.id);
  if (event.type === 'retried') {
    const again = items.find((item) => item.id === event.id && canRetry(item));
    return again ? [...items.filter((item) => item !== again), { ...again, ...FRESH }] : items;
  }
  return items.map((item) => (item.id === event.id ? after(item, event) : item));
}
