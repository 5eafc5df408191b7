import { LoggiaError } from './LoggiaError.ts';

/** Wraps anything else a backend throws; the original value is the `cause`. Usually a bug in an adapter. */
export class UnexpectedError extends LoggiaError {
  constructor(message = 'Something unexpected went wrong.', options?: ErrorOptions) {
    super('unexpected', message, options);
    this.name = 'UnexpectedError';
  }
}
