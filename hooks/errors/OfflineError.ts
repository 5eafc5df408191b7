import { LoggiaError } from './LoggiaError.ts';

/**
 * Thrown when the server cannot be reached: no network, a refused connection, or one that dropped before the response.
 * The request has changed nothing on the server.
 */
export class OfflineError extends LoggiaError {
  constructor(message = 'You are probably offline.', options?: ErrorOptions) {
    super('offline', message, options);
    this.name = 'OfflineError';
  }
}
