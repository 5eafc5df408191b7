import type { LoggiaError, LoggiaErrorCode } from './LoggiaError.ts';

/** The labels for failed answers, with the same names in every capability. */
export interface ResponseErrorLabels {
  /** Nothing came: there is probably no network. */
  readonly offline: string;
  /** The connection broke off inside the answer. */
  readonly brokenResponse: string;
  /** An answer came, but it is invalid. */
  readonly invalidResponse: string;
}

const LABEL_OF_CODE: Readonly<Partial<Record<LoggiaErrorCode, keyof ResponseErrorLabels>>> = {
  offline: 'offline',
  brokenResponse: 'brokenResponse',
  invalidResponse: 'invalidResponse',
};

/** Returns the name of the label for a failed answer; undefined for any other failure. */
export const responseErrorLabel = (
  failure: Pick<LoggiaError, 'code'> | null | undefined,
): keyof ResponseErrorLabels | undefined => (failure ? LABEL_OF_CODE[failure.code] : undefined);

/** Whether the connection failed, before or during the answer: a retry makes sense once the network is back. */
export const isConnectionFailure = (failure: Pick<LoggiaError, 'code'> | null | undefined): boolean =>
  failure?.code === 'offline' || failure?.code === 'brokenResponse';

/** The kind of a failure, for the sign and the title beside its sentence. `missing`: the content no longer exists. */
export type ErrorKind = 'missing' | 'offline' | 'failed';

/** Returns the kind of a failure. */
export function errorKind(failure: Pick<LoggiaError, 'code'> | null | undefined): ErrorKind {
  if (failure?.code === 'missing') return 'missing';
  return failure?.code === 'offline' ? 'offline' : 'failed';
}
