import { LoggiaError } from './LoggiaError.ts';

/** Nothing was to be had from the server: no network, a dropped connection, a refused one. Nothing that matters has arrived there. */
export class OfflineError extends LoggiaError {
  constructor(message = 'You are probably offline.', options?: ErrorOptions) {
    super('offline', message, options);
    this.name = 'OfflineError';
  }
}
