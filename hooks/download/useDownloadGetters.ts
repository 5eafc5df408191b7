'use client';
import { useMemo } from 'react';
import type { MouseEvent } from 'react';
import { mergeProps } from '../shared/mergeProps.ts';
import { fileHref } from '../shared/safeHref.ts';
import type { OriginalFile } from './originalFile.ts';
import type { UseDownloadResult } from './types.ts';

type DownloadGetters = Pick<
  UseDownloadResult,
  'getOriginalLinkProps' | 'getDownloadLinkProps' | 'getFileLinkProps' | 'getMessageProps'
>;

export interface UseDownloadGettersOptions extends Pick<UseDownloadResult, 'status' | 'message' | 'labels'> {
  readonly originalUrl: string | undefined;
  readonly file: OriginalFile | undefined;
  /** With a function that stays the same. */
  readonly save: (event: MouseEvent) => Promise<void>;
}

/** The getters of both links and of the message. */
export function useDownloadGetters(options: UseDownloadGettersOptions): DownloadGetters {
  const { originalUrl, file, status, message, save, labels } = options;
  const [url, name] = [file?.url, file?.name];
  return useMemo<DownloadGetters>(() => {
    const inNewTab = { target: '_blank', rel: 'noopener noreferrer' } as const;
    const original = {
      ...inNewTab,
      href: fileHref(originalUrl),
      // Browsers open no page of a `data:` address: such a file is saved.
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
      getMessageProps: (props) => mergeProps(region, props),
    };
  }, [originalUrl, url, name, status, message, labels, save]);
}
