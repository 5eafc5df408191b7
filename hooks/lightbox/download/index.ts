export { useDownload } from './useDownload.ts';
export { DOWNLOAD_LABELS } from './labels.ts';
export type { DownloadLabels } from './labels.ts';
export type { DownloadStatus, DownloadTarget, UseDownloadOptions, UseDownloadResult } from './types.ts';
