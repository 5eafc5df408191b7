'use client';
import { useEffect, useReducer, useRef } from 'react';
import type { Dispatch } from 'react';
import { toLoggiaError } from '../errors/toLoggiaError.ts';
import { REST_LABELS } from '../rest/labels.ts';
import { callOut } from '../shared/callOut.ts';
import { useDelayed } from '../shared/useDelayed.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { SLOW_SERVER_MS } from './constants.ts';
import { MEDIA_UPLOAD_LABELS } from './labels.ts';
import { isServerAtWork, isUnderWay, mediaUploadReducer } from './mediaUploadReducer.ts';
import type { MediaUploadEvent, MediaUploads } from './mediaUploadReducer.ts';
import type { UseMediaUploadOptions, UseMediaUploadResult } from './types.ts';
import { uploadSummary, uploadText } from './uploadText.ts';
import { useMediaUploadGetters } from './useMediaUploadGetters.ts';

interface Uploading {
  readonly id: string;
  readonly controller: AbortController;
}

/**
 * Files on their way into a media library, one after the other: how far each is, stopping it, and trying it again.
 *
 * @example
 * const uploads = useMediaUpload({
 *   upload: (file, { onProgress, ...options }) =>
 *     rest.uploadMedia({ ...options, file, onUploadProgress: onProgress }, parseMedia),
 * });
 * <input {...uploads.getInputProps({ multiple: true, accept: 'image/*' })} />
 */
export function useMediaUpload<TMedia>(options: UseMediaUploadOptions<TMedia>): UseMediaUploadResult<TMedia> {
  const labels = useLabels(MEDIA_UPLOAD_LABELS, options.labels);
  const restLabels = useLabels(REST_LABELS, options.restLabels);
  const [items, dispatch] = useReducer<MediaUploads<TMedia>, [MediaUploadEvent<TMedia>]>(
    mediaUploadReducer<TMedia>,
    [],
  );
  const current = useRef<Uploading | null>(null);
  useEffect(() => () => current.current?.controller.abort(), []);

  const send = useStableCallback(async (id: string, file: File, unansweredSinceMs?: number) => {
    const controller = new AbortController();
    const { signal } = controller;
    current.current = { id, controller };
    dispatch({ type: 'started', id, startedAtMs: Date.now() });
    const tell = (event: MediaUploadEvent<TMedia>): void => {
      if (!signal.aborted) dispatch(event);
    };
    try {
      const media = await options.upload(file, {
        signal,
        onProgress: (progress) => tell({ type: 'progressed', id, progress }),
        unansweredSinceMs,
        onSearch: (isSearching) => tell({ type: 'searched', id, isSearching }),
        onFinishing: (attempt) => tell({ type: 'finishing', id, attempt }),
      });
      tell({ type: 'uploaded', id, media });
      if (!signal.aborted) callOut(() => options.onUploaded?.(media, file));
    } catch (error) {
      const failure = toLoggiaError(error);
      tell({ type: 'failed', id, failure });
      if (!signal.aborted) callOut(() => options.onFailure?.(failure, file));
    }
  });
  const isBusy = items.some(isUnderWay);
  const next = isBusy ? undefined : items.find(({ status }) => status === 'waiting');
  const [nextId, nextFile, sinceMs] = [next?.id, next?.file, next?.unansweredSinceMs ?? undefined];
  useEffect(() => {
    if (nextId !== undefined && nextFile) void send(nextId, nextFile, sinceMs);
  }, [nextId, nextFile, sinceMs, send]);
  const isSlow = useDelayed(items.some(isServerAtWork), SLOW_SERVER_MS);

  const verbs = useUploadVerbs(dispatch, current);
  const facts = { items, isBusy, message: uploadSummary(items, labels, isSlow), ...verbs, labels };
  return {
    ...facts,
    textOf: (item) => uploadText(item, { labels, restLabels, isSlow }),
    ...useMediaUploadGetters(facts),
  };
}

/** What can be done with the files of the list. */
function useUploadVerbs<TMedia>(
  dispatch: Dispatch<MediaUploadEvent<TMedia>>,
  current: { readonly current: Uploading | null },
): Pick<UseMediaUploadResult<TMedia>, 'add' | 'cancel' | 'retry' | 'remove'> {
  const count = useRef(0);
  const end = (id: string): void => {
    if (current.current?.id === id) current.current.controller.abort();
  };
  const add = useStableCallback((files: Iterable<File>) => {
    const added = [...files].map((file) => {
      count.current += 1;
      return { id: String(count.current), file };
    });
    dispatch({ type: 'added', files: added });
  });
  const cancel = useStableCallback((id: string) => {
    end(id);
    dispatch({ type: 'canceled', id });
  });
  const retry = useStableCallback((id: string) => dispatch({ type: 'retried', id }));
  const remove = useStableCallback((id: string) => {
    end(id);
    dispatch({ type: 'removed', id });
  });
  return { add, cancel, retry, remove };
}
