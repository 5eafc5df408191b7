import type { ResponseErrorLabels } from '../../core/errors/responseErrors.ts';

/** Labels and messages for downloading all of a gallery's images. */
export interface ArchiveLabels extends ResponseErrorLabels {
  readonly download: string;
  readonly loading: string;
  readonly saved: string;
  readonly failed: string;
  /** Label of the button that cancels the download. */
  readonly cancel: string;
}

/** The default labels, in English. */
export const ARCHIVE_LABELS: ArchiveLabels = {
  download: 'Download all images',
  loading: 'Preparing your download…',
  saved: 'The images were downloaded.',
  failed: 'The images could not be downloaded.',
  offline: 'You are probably offline, so the images could not be downloaded.',
  brokenResponse: 'The connection was lost before all of the images were downloaded. Please try again.',
  invalidResponse: 'The images could not be downloaded because of a problem on the server.',
  cancel: 'Cancel',
};
