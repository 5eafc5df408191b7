/** Labels and messages for opening and downloading the original file. */
export interface DownloadLabels {
  readonly original: string;
  readonly download: string;
  readonly downloading: string;
  readonly saved: string;
  /** Shown when a file was opened instead of saved, because its host doesn't allow saving. */
  readonly opened: string;
  /** Shown if the file could be neither saved nor opened. */
  readonly failed: string;
}

/** The default labels, in English. */
export const DOWNLOAD_LABELS: DownloadLabels = {
  original: 'Open image in original size',
  download: 'Download original image',
  downloading: 'Downloading…',
  saved: 'The image was downloaded.',
  opened: 'The image could not be downloaded directly. It was opened in a new tab; save it from there.',
  failed: 'The image could not be downloaded. Open it at its original size and save it from there.',
};
