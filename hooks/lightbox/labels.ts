import { responseErrorLabel } from '../errors/responseErrors.ts';
import type { ResponseErrorLabels } from '../errors/responseErrors.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';

/** Every text of the lightbox itself. `{…}` are filled in. */
export interface LightboxLabels extends ResponseErrorLabels {
  /** Name of the dialog. */
  readonly dialog: string;
  readonly close: string;
  readonly next: string;
  readonly previous: string;
  readonly loading: string;
  /** The role description of one slide for screen readers. */
  readonly slide: string;
  /** The announcement of each change; `{index}`, `{count}`, `{title}`. */
  readonly position: string;
  /** The same for an image without a title; `{index}`, `{count}`. */
  readonly positionWithoutTitle: string;
  readonly imageFailed: string;
  readonly imageLink: string;
  /** Shown when the code for videos and posts of other sites could not be loaded. */
  readonly embedFailed: string;
  readonly retry: string;
  /** The back end could not be reached. */
  readonly failed: string;
  /** The image is no longer there. */
  readonly missing: string;
}

/** English. */
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
  offline: 'You are probably offline. The image loads as soon as you are back.',
  failed: 'The images could not be loaded.',
  brokenResponse: 'The connection was lost before all of the images arrived.',
  invalidResponse: 'The images could not be loaded because of a problem on the server.',
  missing: 'This image is no longer available.',
};

/**
 * Returns the reason why the list of images could not be loaded, as a text for the visitor. `offline` is shown beside it while there is no
 * network.
 */
export function lightboxErrorText({ code }: LoggiaError, labels: LightboxLabels): string {
  if (code === 'missing') return labels.missing;
  return code === 'offline' ? labels.failed : labels[responseErrorLabel({ code }) ?? 'failed'];
}
