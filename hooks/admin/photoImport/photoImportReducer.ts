import type { ImportedPhoto, PhotoImportResponse, PhotoImportUpdate } from '../../data/backend/PhotoImporter.ts';
import type { LoggiaError } from '../../core/errors/LoggiaError.ts';
import type { PhotoImportErrors } from './types.ts';

/** The loaded photos, and how many of them have been added to the gallery. */
export interface PhotoBatch {
  /** Photos in the provider's order. */
  readonly photos: readonly ImportedPhoto[];
  readonly addedCount: number;
  readonly skippedCount: number;
  readonly update: PhotoImportUpdate;
}

export type PhotoImportState =
  | { readonly status: 'idle' | 'loading' | 'stopped' | 'nothing' | 'empty' }
  | { readonly status: 'invalid'; readonly problems: PhotoImportErrors }
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'adding' | 'imported'; readonly batch: PhotoBatch }
  /** The batch is kept, so that a retry doesn't have to load it again. */
  | { readonly status: 'failed'; readonly failure: LoggiaError; readonly batch: PhotoBatch | null };

export type PhotoImportEvent =
  | { readonly type: 'foundInvalid'; readonly problems: PhotoImportErrors }
  | { readonly type: 'requested' }
  | { readonly type: 'responded'; readonly response: PhotoImportResponse; readonly update: PhotoImportUpdate }
  | { readonly type: 'added' }
  | { readonly type: 'resumed' }
  | { readonly type: 'failed'; readonly failure: LoggiaError }
  | { readonly type: 'canceled' };

export const INITIAL_PHOTO_IMPORT: PhotoImportState = { status: 'idle' };

function afterResponse(response: PhotoImportResponse, update: PhotoImportUpdate): PhotoImportState {
  switch (response.type) {
    case 'nothing':
      return { status: 'nothing' };
    case 'foreign':
      return { status: 'stopped' };
    case 'refused':
      return { status: 'refused', message: response.message };
    case 'photos': {
      const photos = response.photos.filter((photo) => photo !== null);
      // If no item is usable, the response counts as empty, because the gallery must not end up empty.
      if (photos.length === 0) return { status: 'empty' };
      const skippedCount = response.photos.length - photos.length;
      return { status: 'adding', batch: { photos, addedCount: 0, skippedCount, update } };
    }
    default:
      return response satisfies never;
  }
}

function afterAdding(batch: PhotoBatch): PhotoImportState {
  const addedCount = batch.addedCount + 1;
  return { status: addedCount === batch.photos.length ? 'imported' : 'adding', batch: { ...batch, addedCount } };
}

/** Resumes the batch of a failed import. */
function afterFailure(state: PhotoImportState): PhotoImportState {
  return state.status === 'failed' && state.batch ? { status: 'adding', batch: state.batch } : state;
}

const batchOf = (state: PhotoImportState): PhotoBatch | null => ('batch' in state ? state.batch : null);

/** Whether an import is running. */
export const isImporting = ({ status }: PhotoImportState): boolean => status === 'loading' || status === 'adding';

/** Returns the next state of an import. Events that don't match the state are ignored. */
export function photoImportReducer(state: PhotoImportState, event: PhotoImportEvent): PhotoImportState {
  const isBusy = isImporting(state);
  switch (event.type) {
    case 'foundInvalid':
      return isBusy ? state : { status: 'invalid', problems: event.problems };
    case 'requested':
      return isBusy ? state : { status: 'loading' };
    case 'responded':
      return state.status === 'loading' ? afterResponse(event.response, event.update) : state;
    case 'added':
      return state.status === 'adding' ? afterAdding(state.batch) : state;
    case 'resumed':
      return afterFailure(state);
    case 'failed':
      return isBusy ? { status: 'failed', failure: event.failure, batch: batchOf(state) } : state;
    case 'canceled':
      return isBusy ? INITIAL_PHOTO_IMPORT : state;
    default:
      return event satisfies never;
  }
}
