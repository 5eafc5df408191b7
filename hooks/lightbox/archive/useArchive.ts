'use client';
import { useEffect, useReducer, useRef, type MouseEvent } from 'react';
import type { GalleryArchive, GalleryArchiveQuery } from '../../data/backend/GalleryArchive.ts';
import { SAVED_NOTICE_MS } from '../download/constants.ts';
import { saveFile } from '../download/engine/downloadFile.ts';
import { responseErrorLabel } from '../../core/errors/responseErrors.ts';
import type { LoggiaError } from '../../core/errors/LoggiaError.ts';
import { toLoggiaError } from '../../core/errors/engine/toLoggiaError.ts';
import { callSafely } from '../../core/shared/callSafely.ts';
import type { PropGetter } from '../../core/shared/ElementProps.ts';
import { isPlainActivation } from '../../core/shared/controlProps.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { safeHref } from '../../core/shared/urls.ts';
import { useFocusHandover } from '../../core/shared/useFocusHandover.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { useTimeout } from '../../core/shared/useTimeout.ts';
import { ARCHIVE_LABELS, type ArchiveLabels } from './labels.ts';

export interface UseArchiveOptions {
  /** The current search term and tags. The file contains only the images that match them. @default all images */
  readonly query?: GalleryArchiveQuery | undefined;
  /** Called with the file's name once the file has been handed to the browser to save. */
  readonly onSaved?: ((name: string) => void) | undefined;
  readonly labels?: Partial<ArchiveLabels> | undefined;
  /** Whether the download is available. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseArchiveResult {
  /** Whether there is a file to download. */
  readonly isOffered: boolean;
  readonly status: ArchiveStatus;
  /** The download's status message, or an empty string. */
  readonly message: string;
  /** Cancels the download in progress. */
  cancel(): void;
  /**
   * Props for the `<a>` that downloads the file. If JavaScript is disabled or a modifier key is pressed, the browser
   * follows the link as usual.
   */
  readonly getLinkProps: PropGetter<'a'>;
  /** Props for the button that cancels the download in progress. */
  readonly getCancelButtonProps: PropGetter<'button'>;
  /** Props for a live region that shows `message`. Render it even while it is empty. */
  readonly getStatusProps: PropGetter<'div'>;
  readonly labels: ArchiveLabels;
}

const EVERYTHING: GalleryArchiveQuery = {};

/**
 * Downloads all of a gallery's images in one file. The file is fetched before it is saved, so that failures can be
 * reported and retried.
 *
 * @example
 * const archive = useArchive(backend.archive, { query: { search, tagIds } });
 * {archive.isOffered && <a {...archive.getLinkProps()}>{archive.labels.download}</a>}
 * <div {...archive.getStatusProps()} />
 */
export function useArchive(archive: GalleryArchive | undefined, options: UseArchiveOptions = {}): UseArchiveResult {
  const { query = EVERYTHING, onSaved, enabled = true } = options;
  const labels = useLabels(ARCHIVE_LABELS, options.labels);
  const [{ status, failure }, dispatch] = useReducer(archiveReducer, IDLE);
  const ending = useRef<AbortController>(undefined);
  const notice = useTimeout();
  const anchor = useRef<HTMLAnchorElement>(null);
  const handover = useFocusHandover(() => anchor.current);
  const href = enabled ? safeHref(archive?.urlOf(query)) : undefined;
  useEffect(() => () => ending.current?.abort(), []);

  const load = useStableCallback(async () => {
    if (!archive || status === 'loading') return;
    notice.clear();
    const { signal } = (ending.current = new AbortController());
    dispatch({ type: 'requested' });
    try {
      const { file, name } = await archive.load(query, { signal });
      if (signal.aborted) return;
      saveFile(file, name);
      dispatch({ type: 'saved' });
      notice.start(SAVED_NOTICE_MS, () => dispatch({ type: 'noticed' }));
      callSafely(() => onSaved?.(name));
    } catch (cause) {
      if (signal.aborted) return;
      dispatch({ type: 'failed', failure: toLoggiaError(cause) });
    }
  });
  const cancel = useStableCallback(() => {
    ending.current?.abort();
    dispatch({ type: 'canceled' });
  });
  const handleClick = useStableCallback((event: MouseEvent) => {
    if (!isPlainActivation(event)) return;
    event.preventDefault();
    void load();
  });

  const failed = labels[responseErrorLabel(failure) ?? 'failed'];
  const message = { idle: '', loading: labels.loading, saved: labels.saved, failed }[status];
  const link = {
    ref: anchor,
    href,
    download: '',
    'aria-busy': status === 'loading' || undefined,
    onClick: handleClick,
  } as const;
  const region = { role: 'status', 'aria-live': 'polite', 'data-status': status, children: message } as const;
  return {
    isOffered: href !== undefined,
    status,
    message,
    cancel,
    getLinkProps: (props) => mergeProps({ ...link, 'data-status': status }, props),
    getCancelButtonProps: (props) =>
      mergeProps({ type: 'button', onClick: cancel, children: labels.cancel, ...handover } as const, props),
    getStatusProps: (props) => mergeProps(region, props),
    labels,
  };
}

/** The download's status. */
export type ArchiveStatus = 'idle' | 'loading' | 'saved' | 'failed';

interface ArchiveState {
  readonly status: ArchiveStatus;
  /** The error if the download failed. */
  readonly failure?: LoggiaError | undefined;
}

type ArchiveEvent =
  | { readonly type: 'requested' | 'saved' | 'canceled' | 'noticed' }
  | { readonly type: 'failed'; readonly failure: LoggiaError };

const IDLE: ArchiveState = { status: 'idle' };

/**
 * Returns the next state of the download. Only one download can be in progress at a time. Events that don't match the
 * current state are ignored.
 */
function archiveReducer(state: ArchiveState, event: ArchiveEvent): ArchiveState {
  const isLoading = state.status === 'loading';
  switch (event.type) {
    case 'requested':
      return isLoading ? state : { status: 'loading' };
    case 'saved':
      return isLoading ? { status: 'saved' } : state;
    case 'failed':
      return isLoading ? { status: 'failed', failure: event.failure } : state;
    case 'canceled':
      return isLoading ? IDLE : state;
    case 'noticed':
      return state.status === 'saved' ? IDLE : state;
  }
}
