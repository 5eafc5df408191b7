import { LoggiaError } from './LoggiaError.ts';

/** Nothing was to be had from the server: no network, a refused connection, one that was dropped before it answered. Nothing that matters has arrived there. */
export class OfflineError extends LoggiaError {
  constructor(message = 'You are probably offline.', options?: ErrorOptions) {
    super('offline', message, options);
    this.name = 'OfflineError';
  }
}
