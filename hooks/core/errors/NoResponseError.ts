import { LoggiaError } from './LoggiaError.ts';

/**
 * Thrown when a write was sent but no response arrived. The server may have received the write and may still be
 * processing it. Unlike after an `OfflineError`, the write isn't retried automatically.
 */
export class NoResponseError extends LoggiaError {
  constructor(message = 'The server did not respond. It may still have received the request.', options?: ErrorOptions) {
    super('noResponse', message, options);
    this.name = 'NoResponseError';
  }
}
