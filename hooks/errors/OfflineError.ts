import { LoggiaError } from './LoggiaError.ts';

/** The request never reached the server: no network, a dropped connection, a refused one. */
export class OfflineError extends LoggiaError {
  constructor(message = 'You are probably offline.', options?: ErrorOptions) {
    super('offline', message, options);
    this.name = 'OfflineError';
  }
}
