import type { LoggiaError, LoggiaErrorCode } from './LoggiaError.ts';

/** Messages for failed responses. Every feature uses the same names for them. */
export interface ResponseErrorLabels {
  /** Shown when the server can't be reached, probably because there is no network. */
  readonly offline: string;
  /** Shown when the connection drops partway through a response. */
  readonly brokenResponse: string;
  /** Shown when a response is invalid. */
  readonly invalidResponse: string;
}

const LABEL_OF_CODE: Readonly<Partial<Record<LoggiaErrorCode, keyof ResponseErrorLabels>>> = {
  offline: 'offline',
  brokenResponse: 'brokenResponse',
  invalidResponse: 'invalidResponse',
};

/** Returns the name of the label for a failed response, or `undefined` for any other failure. */
export const responseErrorLabel = (
  failure: Pick<LoggiaError, 'code'> | null | undefined,
): keyof ResponseErrorLabels | undefined => (failure ? LABEL_OF_CODE[failure.code] : undefined);

/**
 * Whether the connection failed before or during the response. If so, it makes sense to retry once the network is back.
 */
export const isConnectionFailure = (failure: Pick<LoggiaError, 'code'> | null | undefined): boolean =>
  failure?.code === 'offline' || failure?.code === 'brokenResponse';

/**
 * The kind of failure, which determines the icon and title of an error state. `missing` means that the content no
 * longer exists.
 */
export type ErrorKind = 'missing' | 'offline' | 'failed';

export function errorKind(failure: Pick<LoggiaError, 'code'> | null | undefined): ErrorKind {
  if (failure?.code === 'missing') return 'missing';
  return failure?.code === 'offline' ? 'offline' : 'failed';
}
