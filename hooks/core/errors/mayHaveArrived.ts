import { HttpStatusError } from './HttpStatusError.ts';
import type { LoggiaError } from './LoggiaError.ts';

const SERVER_FAILURE_STATUS = 500;
/** Status code that means that the server didn't process the request. */
const UNAVAILABLE_STATUS = 503;

/** Codes of errors after which it is uncertain whether the server processed the request. */
const UNCERTAIN_CODES: ReadonlySet<string> = new Set([
  'noResponse',
  'brokenResponse',
  'invalidResponse',
  'tooLarge',
  'unexpected',
]);

/**
 * Whether the server may have processed a failed request: there was no response, a partial or invalid one, or a server
 * or gateway failure (500, 502, 504). If the request is sent again, the server may perform it twice.
 */
export function mayHaveArrived(error: LoggiaError): boolean {
  if (!(error instanceof HttpStatusError)) return UNCERTAIN_CODES.has(error.code);
  return error.status >= SERVER_FAILURE_STATUS && error.status !== UNAVAILABLE_STATUS;
}
