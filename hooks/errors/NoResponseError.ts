import { LoggiaError } from './LoggiaError.ts';

/**
 * A request was sent and no answer came: it may have arrived, and the server may still be processing it. It is no `OfflineError`, so
 * that nothing sends it again automatically.
 */
export class NoResponseError extends LoggiaError {
  constructor(message = 'The server did not answer. It may have arrived all the same.', options?: ErrorOptions) {
    super('noResponse', message, options);
    this.name = 'NoResponseError';
  }
}
