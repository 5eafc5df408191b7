import type { LoggiaError, LoggiaErrorCode } from './LoggiaError.ts';

/** Labels for failed responses, with the same names in every feature. */
export interface ResponseErrorLabels {
  /** Shown when the server cannot be reached, probably for lack of a network. */
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

/** Returns the label name for a failed response, or `undefined` for any other failure. */
export const responseErrorLabel = (
  failure: Pick<LoggiaError, 'code'> | null | undefined,
): keyof ResponseErrorLabels | undefined => (failure ? LABEL_OF_CODE[failure.code] : undefined);

/**
 * Whether the connection failed before or during the response, so that a retry makes sense once the network is back.
 */
export const isConnectionFailure = (failure: Pick<LoggiaError, 'code'> | null | undefined): boolean =>
  failure?.code === 'offline' || failure?.code === 'brokenResponse';

/** The kind of failure, which decides an error state's icon and title. `missing`: the content no longer exists. */
export type ErrorKind = 'missing' | 'offline' | 'failed';

export function errorKind(failure: Pick<LoggiaError, 'code'> | null | undefined): ErrorKind {
  if (failure?.code === 'missing') return 'missing';
  return failure?.code === 'offline' ? 'offline' : 'failed';
}
