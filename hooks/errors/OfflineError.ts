import { LoggiaError } from './LoggiaError.ts';

export interface OfflineErrorOptions extends ErrorOptions {
  /** The answer had begun to arrive. @default false */
  readonly isBrokenOff?: boolean | undefined;
}

/** The request never reached the server, or its answer did not arrive in full: no network, a dropped connection, a refused one. */
export class OfflineError extends LoggiaError {
  /** The answer had begun to arrive: there was a network, and a server. */
  readonly isBrokenOff: boolean;

  constructor(message = 'You are probably offline.', { isBrokenOff = false, ...options }: OfflineErrorOptions = {}) {
    super('offline', message, options);
    this.name = 'OfflineError';
    this.isBrokenOff = isBrokenOff;
  }
}
