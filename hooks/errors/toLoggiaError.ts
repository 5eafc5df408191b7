import { LoggiaError } from './LoggiaError.ts';
import { UnexpectedError } from './UnexpectedError.ts';

/** Converts a thrown value into one of our errors. A foreign one becomes the `cause` of an `UnexpectedError`. */
export function toLoggiaError(error: unknown): LoggiaError {
  return error instanceof LoggiaError ? error : new UnexpectedError(undefined, { cause: error });
}
