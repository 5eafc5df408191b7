import type { AnswerFailureLabels } from '../errors/answerFailure.ts';

/** Every text of the file with all images of a gallery. */
export interface ArchiveLabels extends AnswerFailureLabels {
  readonly download: string;
  readonly loading: string;
  readonly saved: string;
  readonly failed: string;
  /** The button that cancels a running download. */
  readonly cancel: string;
}

/** English. */
export const ARCHIVE_LABELS: ArchiveLabels = {
  download: 'Download all images',
  loading: 'The images are being packed…',
  saved: 'The images were downloaded.',
  failed: 'The images could not be downloaded.',
  offline: 'You are probably offline, so the images could not be downloaded.',
  brokenAnswer: 'The connection broke off before all of the images had come, so they could not be downloaded.',
  invalidAnswer: 'The server gave no proper file, so the images could not be downloaded.',
  cancel: 'Cancel',
};
