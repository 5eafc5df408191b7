import { INVALID_JSON_MESSAGE, UNKNOWN_ERROR_MESSAGE } from './constants.ts';

/** Every text of a request. A refusal has the server's own message. */
export interface RestLabels {
  readonly loading: string;
  readonly offline: string;
  /** The connection broke off inside the answer. */
  readonly brokenResponse: string;
  /** A request was sent and no answer came. */
  readonly noResponse: string;
  /** The answer is invalid. */
  readonly invalidResponse: string;
  readonly tooLarge: string;
  /** It only works on a page of the server's own origin. */
  readonly crossOrigin: string;
  readonly unknown: string;
  /** A file arrived, and the server could not process it. */
  readonly unfinishedUpload: string;
  readonly retry: string;
}

/** English. */
export const REST_LABELS: RestLabels = {
  loading: 'Loading…',
  offline: 'You are probably offline.',
  brokenResponse: 'The connection was lost before all of the answer arrived.',
  noResponse: 'The server did not answer. It may have arrived all the same.',
  invalidResponse: INVALID_JSON_MESSAGE,
  tooLarge: 'The response is too large.',
  crossOrigin: 'This only works on the site itself.',
  unknown: UNKNOWN_ERROR_MESSAGE,
  unfinishedUpload: 'Media upload failed. If this is a photo or a large image, please scale it down and try again.',
  retry: 'Try again',
};
