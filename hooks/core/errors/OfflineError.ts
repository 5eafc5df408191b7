import { LoggiaError } from './LoggiaError.ts';

/**
 * Thrown when the server can't be reached because there is no network, or the connection was refused or dropped before
 * a response arrived. The request hasn't changed anything on the server.
 */
export class OfflineError extends LoggiaError {
  constructor(message = 'You are probably offline.', options?: ErrorOptions) {
    super('offline', message, options);
    this.name = 'OfflineError';
  }
}
