import { HttpStatusError } from './HttpStatusError.ts';
import type { LoggiaError } from './LoggiaError.ts';

const SERVER_FAILURE_STATUS = 500;
/** The server says itself that it did nothing. */
const UNAVAILABLE_STATUS = 503;

/** Failures in which the server was reached, and nobody knows what it did. */
const UNCERTAIN_CODES: ReadonlySet<string> = new Set(['unanswered', 'broken', 'answer', 'tooLarge', 'unexpected']);

/**
 * Whether what was sent may have arrived although it failed: no answer came, half of one, one that makes no sense, or that of a program
 * or gateway that gave up (500, 502, 504). Sent once more, the server may do it twice.
 */
export function mayHaveArrived(error: LoggiaError): boolean {
  if (!(error instanceof HttpStatusError)) return UNCERTAIN_CODES.has(error.code);
  return error.status >= SERVER_FAILURE_STATUS && error.status !== UNAVAILABLE_STATUS;
}
