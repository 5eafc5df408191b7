import { LoggiaError } from './LoggiaError.ts';

/**
 * Wraps anything else that a backend throws, with the original value as the `cause`. Usually indicates a bug in an
 * adapter.
 */
export class UnexpectedError extends LoggiaError {
  constructor(message = 'Something unexpected went wrong.', options?: ErrorOptions) {
    super('unexpected', message, options);
    this.name = 'UnexpectedError';
  }
}
