import { INVALID_JSON_MESSAGE, UNKNOWN_ERROR_MESSAGE } from './constants.ts';

/** The messages that `useRest` shows. If the server rejects a request, its own message is shown instead. */
export interface RestLabels {
  readonly loading: string;
  readonly offline: string;
  /** Shown when the connection drops partway through a response. */
  readonly brokenResponse: string;
  /** Shown when a request was sent but no response arrived. */
  readonly noResponse: string;
  /** Shown when the response is invalid. */
  readonly invalidResponse: string;
  readonly tooLarge: string;
  /** Shown for operations that only work on pages with the same origin as the server. */
  readonly crossOrigin: string;
  readonly unknown: string;
  /** Shown when an uploaded file has arrived, but the server could not process it. */
  readonly unfinishedUpload: string;
  readonly retry: string;
}

/** The default labels, in English. */
export const REST_LABELS: RestLabels = {
  loading: 'Loading…',
  offline: 'You are probably offline.',
  brokenResponse: 'The connection was lost before the whole response arrived.',
  noResponse: 'The server did not respond. It may still have received the request.',
  invalidResponse: INVALID_JSON_MESSAGE,
  tooLarge: 'The response is too large.',
  crossOrigin: 'This only works on the site itself.',
  unknown: UNKNOWN_ERROR_MESSAGE,
  unfinishedUpload: 'Media upload failed. If this is a photo or a large image, please scale it down and try again.',
  retry: 'Try again',
};
