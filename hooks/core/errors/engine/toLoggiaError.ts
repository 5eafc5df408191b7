import { LoggiaError } from '../LoggiaError.ts';
import { OfflineError } from '../OfflineError.ts';
import { UnexpectedError } from '../UnexpectedError.ts';

/** Whether the browser reports that it is offline. If it reports that it is online, there may still be no network. */
export const isCutOff = (): boolean => typeof navigator === 'object' && navigator.onLine === false;

/**
 * Converts a thrown value into a `LoggiaError`. An existing `LoggiaError` is returned unchanged. A `TypeError` (a
 * failed `fetch`) while there is no network becomes the `cause` of an `OfflineError`. Any other value becomes the
 * `cause` of an `UnexpectedError`.
 *
 * @param wasCutOff for a write, whether the network was already down when it was sent. If the network went down later,
 * the write may have arrived.
 */
export function toLoggiaError(error: unknown, wasCutOff = isCutOff()): LoggiaError {
  if (error instanceof LoggiaError) return error;
  const isOffline = wasCutOff && error instanceof TypeError;
  return new (isOffline ? OfflineError : UnexpectedError)(undefined, { cause: error });
}
