'use client';
import { useEffect, useReducer, useRef } from 'react';
import type { PhotoImportRequest } from '../../data/backend/PhotoImporter.ts';
import { toLoggiaError } from '../../core/errors/engine/toLoggiaError.ts';
import { callSafely } from '../../core/shared/callSafely.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import {
  isImporting,
  photoImportReducer,
  INITIAL_PHOTO_IMPORT,
  type PhotoBatch,
  type PhotoImportEvent,
  type PhotoImportState,
} from './photoImportReducer.ts';
import type { UsePhotoImportOptions } from './types.ts';

export interface PhotoImportRun {
  readonly state: PhotoImportState;
  readonly dispatch: (event: PhotoImportEvent) => void;
  readonly load: (request: PhotoImportRequest) => void;
  /** Adds the loaded photos that are not in the gallery yet. */
  readonly resume: () => void;
  readonly cancel: () => void;
}

type RunOptions = Pick<UsePhotoImportOptions, 'importer' | 'addPhoto' | 'onFinish'> & {
  /** Called when the photos have loaded and the token can be discarded. */
  readonly onArrival: () => void;
};

/** Adds the remaining photos of a batch to the gallery, from last to first. */
async function addPhotos(
  { photos, addedCount, update }: PhotoBatch,
  { addPhoto }: RunOptions,
  signal: AbortSignal,
  onAdded: () => void,
): Promise<void> {
  const count = photos.length;
  const waiting = photos.slice(0, count - addedCount).reverse();
  for (const [place, photo] of waiting.entries()) {
    signal.throwIfAborted();
    const index = waiting.length - 1 - place;
    await addPhoto(photo, { signal, index, count, update, isFirst: index === count - 1 });
    signal.throwIfAborted();
    onAdded();
  }
}

/** Loads photos and adds them to the gallery, one import at a time. */
export function usePhotoImportRun(options: RunOptions): PhotoImportRun {
  const [state, dispatch] = useReducer(photoImportReducer, INITIAL_PHOTO_IMPORT);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const run = useStableCallback(async (work: (signal: AbortSignal) => Promise<PhotoImportState>) => {
    const own = new AbortController();
    controller.current = own;
    try {
      const begun = await work(own.signal);
      if (begun.status !== 'adding') return;
      const { batch } = begun;
      await addPhotos(batch, options, own.signal, () => dispatch({ type: 'added' }));
      const summary = { addedCount: batch.photos.length, skippedCount: batch.skippedCount };
      callSafely(() => options.onFinish?.(summary));
    } catch (error) {
      if (!own.signal.aborted) dispatch({ type: 'failed', failure: toLoggiaError(error) });
    }
  });

  const load = useStableCallback((request: PhotoImportRequest) => {
    if (isImporting(state)) return;
    dispatch({ type: 'requested' });
    void run(async (signal) => {
      const response = await options.importer.load(request, { signal });
      signal.throwIfAborted();
      const event = { type: 'responded', response, update: request.update } as const;
      dispatch(event);
      const begun = photoImportReducer({ status: 'loading' }, event);
      if (begun.status === 'adding') options.onArrival();
      return begun;
    });
  });
  const resume = useStableCallback(() => {
    const resumed = photoImportReducer(state, { type: 'resumed' });
    if (resumed === state) return;
    dispatch({ type: 'resumed' });
    void run(async () => resumed);
  });
  const cancel = useStableCallback(() => {
    controller.current?.abort();
    dispatch({ type: 'canceled' });
  });
  return { state, dispatch, load, resume, cancel };
}
