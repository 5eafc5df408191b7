import { HttpStatusError } from './HttpStatusError.ts';
import type { LoggiaError } from './LoggiaError.ts';

const SERVER_FAILURE_STATUS = 500;
/** The status with which a server states that it did nothing. */
const UNAVAILABLE_STATUS = 503;

/** Failures after which it is unknown what the server did. */
const UNCERTAIN_CODES: ReadonlySet<string> = new Set([
  'noResponse',
  'brokenResponse',
  'invalidResponse',
  'tooLarge',
  'unexpected',
]);

/**
 * Whether a failed request may have arrived: no answer came, a part of one, an invalid one, or that of a program or gateway that gave
 * up (500, 502, 504). If it is sent again, the server may do it twice.
 */
export function mayHaveArrived(error: LoggiaError): boolean {
  if (!(error instanceof HttpStatusError)) return UNCERTAIN_CODES.has(error.code);
  return error.status >= SERVER_FAILURE_STATUS && error.status !== UNAVAILABLE_STATUS;
}
