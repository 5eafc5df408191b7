import { LoggiaError } from './LoggiaError.ts';

/**
 * Thrown when the connection drops or times out partway through a response. The same request may succeed if retried.
 * Writes throw `NoResponseError` instead.
 */
export class BrokenResponseError extends LoggiaError {
  constructor(message = 'The connection was lost before the whole response arrived.', options?: ErrorOptions) {
    super('brokenResponse', message, options);
    this.name = 'BrokenResponseError';
  }
}
