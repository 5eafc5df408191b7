import { responseErrorLabel, type ResponseErrorLabels } from '../../core/errors/responseErrors.ts';
import type { LoggiaError } from '../../core/errors/LoggiaError.ts';

/** Labels and messages for the lightbox. Placeholders in `{…}` are replaced with the actual values. */
export interface LightboxLabels extends ResponseErrorLabels {
  /** Accessible name of the dialog. */
  readonly dialog: string;
  readonly close: string;
  readonly next: string;
  readonly previous: string;
  readonly loading: string;
  /** Role description of a slide for screen readers. */
  readonly slide: string;
  /** Announced after each slide transition. Placeholders: `{index}`, `{count}` and `{title}`. */
  readonly position: string;
  /** Announced after each slide transition if the image has no title. Placeholders: `{index}` and `{count}`. */
  readonly positionWithoutTitle: string;
  readonly imageFailed: string;
  readonly imageLink: string;
  /** Shown if the chunk for videos and embedded posts fails to load. */
  readonly embedFailed: string;
  readonly retry: string;
  /** Shown if the backend cannot be reached. */
  readonly failed: string;
  /** Shown if the image no longer exists. */
  readonly missing: string;
}

/** Default English labels. */
export const LIGHTBOX_LABELS: LightboxLabels = {
  dialog: 'Image viewer',
  close: 'Close',
  next: 'Next image',
  previous: 'Previous image',
  loading: 'Loading…',
  slide: 'slide',
  position: '{index} of {count}, {title}',
  positionWithoutTitle: '{index} of {count}',
  imageFailed: 'The image could not be loaded.',
  imageLink: 'Open the image',
  embedFailed: 'The video or post could not be loaded.',
  retry: 'Try again',
  offline: 'You are probably offline. The image will load once you are back online.',
  failed: 'The images could not be loaded.',
  brokenResponse: 'The connection was lost before all of the images arrived.',
  invalidResponse: 'The images could not be loaded because of a problem on the server.',
  missing: 'This image is no longer available.',
};

/**
 * Returns the message that explains why the list of images failed to load. The `offline` label is shown next to it
 * while the browser is offline.
 */
export function lightboxErrorText({ code }: LoggiaError, labels: LightboxLabels): string {
  if (code === 'missing') return labels.missing;
  return code === 'offline' ? labels.failed : labels[responseErrorLabel({ code }) ?? 'failed'];
}
