'use client';
import { useEffect, useReducer, useRef, useState, type ChangeEvent, type Dispatch } from 'react';
import { MissingContentError } from '../../core/errors/MissingContentError.ts';
import { isCutOff, toLoggiaError } from '../../core/errors/engine/toLoggiaError.ts';
import { REST_LABELS } from '../../data/rest/labels.ts';
import { buttonProps } from '../../core/shared/controlProps.ts';
import { callSafely } from '../../core/shared/callSafely.ts';
import { canReadFile } from '../../core/shared/engine/canReadFile.ts';
import { createElementRegistry } from '../../core/shared/createElementRegistry.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useDelayed } from '../../core/shared/useTimeout.ts';
import { useFocusHandover } from '../../core/shared/useFocusHandover.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { SLOW_SERVER_MS } from './constants.ts';
import { MEDIA_UPLOAD_LABELS } from './labels.ts';
import {
  canRetry,
  isServerAtWork,
  isUnderWay,
  mediaUploadReducer,
  type MediaUploadEvent,
  type MediaUploads,
} from './mediaUploadReducer.ts';
import type { MediaUploadItem, UseMediaUploadOptions, UseMediaUploadResult } from './types.ts';
import { percentOf, uploadSummary, uploadText } from './uploadText.ts';

interface Uploading {
  readonly id: string;
  readonly controller: AbortController;
}

/**
 * Uploads files to a media library, one at a time. Each file has its own progress and can be canceled and retried.
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

  const send = useStableCallback(async (id: string, file: File, noResponseSinceMs?: number) => {
    const controller = new AbortController();
    const { signal } = controller;
    current.current = { id, controller };
    dispatch({ type: 'started', id, startedAtMs: Date.now() });
    const dispatchUnlessAborted = (event: MediaUploadEvent<TMedia>): void => {
      if (!signal.aborted) dispatch(event);
    };
    const wasCutOff = isCutOff();
    try {
      const media = await options.upload(file, {
        signal,
        onProgress: (progress) => dispatchUnlessAborted({ type: 'progressed', id, progress }),
        noResponseSinceMs,
        onSearch: (isSearching) => dispatchUnlessAborted({ type: 'searched', id, isSearching }),
        onProcessingRetry: (attempt) => dispatchUnlessAborted({ type: 'finishing', id, attempt }),
      });
      dispatchUnlessAborted({ type: 'uploaded', id, media });
      if (!signal.aborted) callSafely(() => options.onUploaded?.(media, file));
    } catch (error) {
      const isGone = !signal.aborted && !(await canReadFile(file));
      const failure = isGone ? new MissingContentError(undefined, { cause: error }) : toLoggiaError(error, wasCutOff);
      dispatchUnlessAborted({ type: 'failed', id, failure });
      if (!signal.aborted) callSafely(() => options.onError?.(failure, file));
    }
  });
  const isBusy = items.some(isUnderWay);
  const next = isBusy ? undefined : items.find(({ status }) => status === 'waiting');
  const [nextId, nextFile, sinceMs] = [next?.id, next?.file, next?.noResponseSinceMs ?? undefined];
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

type Getters = Pick<
  UseMediaUploadResult<unknown>,
  | 'getInputProps'
  | 'getStatusProps'
  | 'getProgressProps'
  | 'getCancelButtonProps'
  | 'getRetryButtonProps'
  | 'getRemoveButtonProps'
>;
type Facts = Omit<UseMediaUploadResult<unknown>, keyof Getters | 'textOf'>;

const BUTTONS = ['cancel', 'retry', 'remove'] as const;
type ButtonKind = (typeof BUTTONS)[number];

function useMediaUploadGetters(uploads: Facts): Getters {
  const { items, message, labels } = uploads;
  const handleChange = useStableCallback(({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    uploads.add([...(currentTarget.files ?? [])]);
    // Resetting the input lets the user choose the same file again.
    currentTarget.value = '';
  });
  const find = (id: string): MediaUploadItem<unknown> | undefined => items.find((item) => item.id === id);
  const [elements] = useState(() => createElementRegistry<string, HTMLElement>());
  // Moves focus to another button for the same file or, if there is none, to the input.
  const handover = useFocusHandover((left) => {
    const id = left.dataset['item'] ?? '';
    const near = BUTTONS.map((each) => elements.get(`${each} ${id}`));
    return near.find((each) => each && each !== left && !each.hidden) ?? elements.get('input');
  });
  const button = (kind: ButtonKind, id: string, press: (id: string) => void, isShown: boolean) => ({
    ...buttonProps(fillLabel(labels[kind], { name: find(id)?.file.name ?? '' }), () => press(id)),
    ...handover,
    ref: elements.refFor(`${kind} ${id}`),
    'data-item': id,
    hidden: !isShown,
  });
  return {
    getInputProps: (props) =>
      mergeProps(
        { ref: elements.refFor('input'), type: 'file', 'aria-label': labels.choose, onChange: handleChange } as const,
        props,
      ),
    getStatusProps: (props) => mergeProps({ role: 'status', children: message } as const, props),
    getProgressProps({ id, ...props }) {
      const item = find(id);
      const percent = item && percentOf(item);
      return mergeProps(
        {
          'aria-label': fillLabel(labels.progress, { name: item?.file.name ?? '' }),
          max: 100,
          // Without a value, the progress bar is indeterminate.
          value: percent === null || percent === 100 ? undefined : percent,
          hidden: !item || !isUnderWay(item),
          'data-status': item?.status,
        },
        props,
      );
    },
    getCancelButtonProps({ id, ...props }) {
      const item = find(id);
      const isShown = item !== undefined && (isUnderWay(item) || item.status === 'waiting');
      return mergeProps(button('cancel', id, uploads.cancel, isShown), props);
    },
    getRetryButtonProps({ id, ...props }) {
      const item = find(id);
      return mergeProps(button('retry', id, uploads.retry, item !== undefined && canRetry(item)), props);
    },
    getRemoveButtonProps: ({ id, ...props }) =>
      mergeProps(button('remove', id, uploads.remove, find(id) !== undefined), props),
  };
}
