'use client';
import { useState } from 'react';
import type { MouseEvent } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { isPlainActivation } from '../shared/isPlainActivation.ts';
import { isOwnFile } from '../shared/safeHref.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { useTimeout } from '../shared/useTimeout.ts';
import { useUnchanged } from '../shared/useUnchanged.ts';
import { SAVED_NOTICE_MS } from './constants.ts';
import { downloadFile } from './engine/downloadFile.ts';
import { DOWNLOAD_LABELS } from './labels.ts';
import { resolveDownload } from './resolveDownload.ts';
import type { ResolvedDownload } from './resolveDownload.ts';
import type { DownloadStatus, DownloadTarget, UseDownloadOptions, UseDownloadResult } from './types.ts';
import { useDownloadGetters } from './useDownloadGetters.ts';

interface Outcome {
  readonly url: string;
  readonly status: DownloadStatus;
}

const NOTHING: ResolvedDownload = { originalUrl: undefined, file: undefined };

const isElsewhere = (url: string): boolean =>
  !isOwnFile(url) && new URL(url, document.baseURI).origin !== window.location.origin;

/**
 * Links to the original of an image: to look at, and to save. A file of another host is fetched and saved; where that host
 * does not allow it, it is opened in a new tab, and `message` says so.
 *
 * @example
 * const lightbox = useLightbox({ images });
 * const download = useDownload(lightbox, { showDownload: true });
 * {download.canDownload && <a {...download.getDownloadLinkProps()}>↓</a>}
 * <div {...download.getMessageProps()} />
 */
export function useDownload<TImage extends GalleryImage = GalleryImage>(
  target: DownloadTarget<TImage>,
  options: UseDownloadOptions<TImage> = {},
): UseDownloadResult {
  const { image } = target;
  const { enabled = true, onDownload } = options;
  const labels = useLabels(DOWNLOAD_LABELS, options.labels);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { originalUrl, file } = enabled ? resolveDownload(target, options) : NOTHING;
  const notice = useTimeout();
  const status = file && outcome?.url === file.url ? outcome.status : 'idle';

  const save = useStableCallback(async (event: MouseEvent) => {
    if (!file || !image) return;
    onDownload?.(image);
    // What comes from the page's own host, the browser saves by itself.
    if (!isPlainActivation(event) || !isElsewhere(file.url)) return;
    event.preventDefault();
    if (status === 'loading') return;
    notice.clear();
    setOutcome({ url: file.url, status: 'loading' });
    const arrived = await downloadFile(file);
    setOutcome({ url: file.url, status: arrived });
    if (arrived === 'saved') notice.start(SAVED_NOTICE_MS, () => setOutcome(null));
  });
  const { downloading, saved, opened, failed } = labels;
  const message = { idle: '', loading: downloading, saved, opened, failed }[status];
  const getters = useDownloadGetters({ originalUrl, file, status, message, save, labels });
  return useUnchanged({
    canOpenOriginal: originalUrl !== undefined,
    canDownload: file !== undefined,
    status,
    message,
    ...getters,
    labels,
  });
}
