import { fileHref } from '../shared/safeHref.ts';
import { originalFile } from './originalFile.ts';
import type { OriginalFile } from './originalFile.ts';
import type { DownloadTarget, UseDownloadOptions } from './types.ts';

/** What is offered of an image: an option wins over the setting, the setting over "nothing". */
export interface ResolvedDownload {
  readonly originalUrl: string | undefined;
  readonly file: OriginalFile | undefined;
}

export function resolveDownload(
  { image, settings = {} }: DownloadTarget,
  options: Pick<UseDownloadOptions, 'showOriginal' | 'showDownload'>,
): ResolvedDownload {
  const { showOriginal = settings.showOriginal, showDownload = settings.showDownload } = options;
  return {
    originalUrl: showOriginal && image ? fileHref(image.url) : undefined,
    file: showDownload && image ? originalFile(image) : undefined,
  };
}
