'use client';
import { useMemo, useState, type MouseEvent } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import { isPlainActivation } from '../../core/shared/controlProps.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { fileHref, isOwnFile } from '../../core/shared/urls.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { useTimeout } from '../../core/shared/useTimeout.ts';
import { useUnchanged } from '../../core/shared/useUnchanged.ts';
import { SAVED_NOTICE_MS } from './constants.ts';
import { downloadFile } from './engine/downloadFile.ts';
import { DOWNLOAD_LABELS } from './labels.ts';
import { originalFile, type OriginalFile } from './originalFile.ts';
import type { DownloadStatus, DownloadTarget, UseDownloadOptions, UseDownloadResult } from './types.ts';

interface Outcome {
  readonly url: string;
  readonly status: DownloadStatus;
}

const NOTHING: ResolvedDownload = { originalUrl: undefined, file: undefined };

const isElsewhere = (url: string): boolean =>
  !isOwnFile(url) && new URL(url, document.baseURI).origin !== window.location.origin;

/**
 * Provides links that open or save an image's original file. A cross-origin file is fetched and then saved. If CORS
 * doesn't allow this, the file is opened in a new tab and `message` explains why.
 *
 * @example
 * const lightbox = useLightbox({ images });
 * const download = useDownload(lightbox, { showDownload: true });
 * {download.canDownload && <a {...download.getDownloadLinkProps()}>↓</a>}
 * <div {...download.getStatusProps()} />
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
    // The browser saves same-origin files itself.
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

/** The resolved options. Options take precedence over settings, and everything is disabled by default. */
interface ResolvedDownload {
  readonly originalUrl: string | undefined;
  readonly file: OriginalFile | undefined;
}

function resolveDownload(
  { image, settings = {} }: DownloadTarget,
  options: Pick<UseDownloadOptions, 'showOriginal' | 'showDownload'>,
): ResolvedDownload {
  const { showOriginal = settings.showOriginal, showDownload = settings.showDownload } = options;
  return {
    originalUrl: showOriginal && image ? fileHref(image.url) : undefined,
    file: showDownload && image ? originalFile(image) : undefined,
  };
}

type DownloadGetters = Pick<
  UseDownloadResult,
  'getOriginalLinkProps' | 'getDownloadLinkProps' | 'getFileLinkProps' | 'getStatusProps'
>;

interface UseDownloadGettersOptions extends Pick<UseDownloadResult, 'status' | 'message' | 'labels'> {
  readonly originalUrl: string | undefined;
  readonly file: OriginalFile | undefined;
  /** Saves the file. Must be stable between renders. */
  readonly save: (event: MouseEvent) => Promise<void>;
}

function useDownloadGetters(options: UseDownloadGettersOptions): DownloadGetters {
  const { originalUrl, file, status, message, save, labels } = options;
  const [url, name] = [file?.url, file?.name];
  return useMemo<DownloadGetters>(() => {
    const inNewTab = { target: '_blank', rel: 'noopener noreferrer' } as const;
    const original = {
      ...inNewTab,
      href: fileHref(originalUrl),
      // Browsers refuse to navigate to `data:` URLs, so such a file is saved instead.
      download: originalUrl !== undefined && /^\s*data:/i.test(originalUrl) ? '' : undefined,
      'aria-label': labels.original,
    };
    const download = {
      ...inNewTab,
      href: fileHref(url),
      download: name,
      'aria-label': labels.download,
      'aria-busy': status === 'loading' || undefined,
      'data-status': status,
      onClick: (event: MouseEvent) => void save(event),
    };
    const region = { role: 'status', 'aria-live': 'polite', 'data-status': status, children: message } as const;
    return {
      getOriginalLinkProps: (props) => mergeProps(original, props),
      getDownloadLinkProps: (props) => mergeProps(download, props),
      getFileLinkProps: (props) => mergeProps({ ...inNewTab, href: fileHref(url) }, props),
      getStatusProps: (props) => mergeProps(region, props),
    };
  }, [originalUrl, url, name, status, message, labels, save]);
}
