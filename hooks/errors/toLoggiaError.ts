import { InvalidAnswerError } from './InvalidAnswerError.ts';
import { LoggiaError } from './LoggiaError.ts';

/** Returns what a back end threw as one of our errors. A foreign one, a defect of an adapter, counts as an answer that cannot be used. */
export function toLoggiaError(error: unknown): LoggiaError {
  return error instanceof LoggiaError ? error : new InvalidAnswerError(undefined, { cause: error });
}
