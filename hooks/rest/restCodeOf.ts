import { InvalidAnswerError } from '../errors/InvalidAnswerError.ts';
import { OfflineError } from '../errors/OfflineError.ts';
import { RestError } from '../errors/RestError.ts';

/** The word of the error catalogue (point 8) for what a REST client threw: `fetch_error`, `invalid_json`, the server's own … */
export function restCodeOf(error: unknown): string {
  if (error instanceof RestError) return error.restCode;
  // What was written over a connection that broke may have arrived; the catalogue has one word for both.
  if (error instanceof OfflineError || (error instanceof Error && error.cause instanceof OfflineError))
    return 'fetch_error';
  return error instanceof InvalidAnswerError ? 'invalid_json' : 'unknown_error';
}
