/** Every text of the original file. */
export interface DownloadLabels {
  readonly original: string;
  readonly download: string;
  readonly downloading: string;
  readonly saved: string;
  /** The other host does not let its file be saved; it was opened instead. */
  readonly opened: string;
  /** It could not be opened either. */
  readonly failed: string;
}

/** English. */
export const DOWNLOAD_LABELS: DownloadLabels = {
  original: 'Open image in original size',
  download: 'Download original image',
  downloading: 'Downloading…',
  saved: 'The image was downloaded.',
  opened: 'The image could not be downloaded directly. It was opened in a new tab; save it from there.',
  failed: 'The image could not be downloaded. Open it in its original size and save it from there.',
};
