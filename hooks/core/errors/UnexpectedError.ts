import { LoggiaError } from './LoggiaError.ts';

/**
 * Wraps anything that a backend throws other than a `LoggiaError`. The original value is the `cause`. Usually indicates
 * a bug in an adapter.
 */
export class UnexpectedError extends LoggiaError {
  constructor(message = 'Something unexpected went wrong.', options?: ErrorOptions) {
    super('unexpected', message, options);
    this.name = 'UnexpectedError';
  }
}
