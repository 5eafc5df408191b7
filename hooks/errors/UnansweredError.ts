import { LoggiaError } from './LoggiaError.ts';

/**
 * A request has left and no answer came: it may have arrived, and the server may be at work on it still. Not an `OfflineError`, so
 * that nothing sends it again by itself.
 */
export class UnansweredError extends LoggiaError {
  constructor(message = 'No answer came. It may have arrived all the same.', options?: ErrorOptions) {
    super('unanswered', message, options);
    this.name = 'UnansweredError';
  }
}
