/** Every text of the file with all images of a gallery. */
export interface ArchiveLabels {
  readonly download: string;
  readonly loading: string;
  readonly saved: string;
  readonly failed: string;
  readonly offline: string;
  /** Takes a running download back. */
  readonly cancel: string;
}

/** English. */
export const ARCHIVE_LABELS: ArchiveLabels = {
  download: 'Download all images',
  loading: 'The images are being packed…',
  saved: 'The images were downloaded.',
  failed: 'The images could not be downloaded.',
  offline: 'You are probably offline, so the images could not be downloaded.',
  cancel: 'Cancel',
};
