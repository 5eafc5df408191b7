import { LoggiaError } from './LoggiaError.ts';

/** The server could not be reached: no network, a refused connection, or one that broke before the answer. The request has changed nothing there. */
export class OfflineError extends LoggiaError {
  constructor(message = 'You are probably offline.', options?: ErrorOptions) {
    super('offline', message, options);
    this.name = 'OfflineError';
  }
}
