import { LoggiaError } from '../LoggiaError.ts';
import { OfflineError } from '../OfflineError.ts';
import { UnexpectedError } from '../UnexpectedError.ts';

/** Whether the browser reports that there is no network. The opposite report is not reliable. */
export const isCutOff = (): boolean => typeof navigator === 'object' && navigator.onLine === false;

/**
 * Converts a thrown value into one of our errors. A foreign one becomes the `cause` of an `UnexpectedError`, or, without a network, the
 * `TypeError` of a `fetch` that of an `OfflineError`.
 *
 * @param wasCutOff for a write: whether there was no network when it was sent. One that is lost later may have arrived.
 */
export function toLoggiaError(error: unknown, wasCutOff = isCutOff()): LoggiaError {
  if (error instanceof LoggiaError) return error;
  const isOffline = wasCutOff && error instanceof TypeError;
  return new (isOffline ? OfflineError : UnexpectedError)(undefined, { cause: error });
}
