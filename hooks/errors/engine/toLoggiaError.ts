import { LoggiaError } from '../LoggiaError.ts';
import { OfflineError } from '../OfflineError.ts';
import { UnexpectedError } from '../UnexpectedError.ts';

/** Whether the browser reports that there is no network. The opposite report is unreliable. */
export const isCutOff = (): boolean => typeof navigator === 'object' && navigator.onLine === false;

/**
 * Converts a thrown value into a `LoggiaError`. Other errors become the `cause` of an `UnexpectedError`, or of an
 * `OfflineError` for a `TypeError` (a failed `fetch`) without a network.
 *
 * @param wasCutOff for a write, whether the network was already down when it was sent. If the network went down later,
 * the write may have arrived.
 */
export function toLoggiaError(error: unknown, wasCutOff = isCutOff()): LoggiaError {
  if (error instanceof LoggiaError) return error;
  const isOffline = wasCutOff && error instanceof TypeError;
  return new (isOffline ? OfflineError : UnexpectedError)(undefined, { cause: error });
}
