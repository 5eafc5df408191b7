import { LoggiaError } from './LoggiaError.ts';

/**
 * The connection broke off, or fell silent, inside the answer: there was a network, and a server. The same request may succeed. A write throws
 * `NoResponseError` instead.
 */
export class BrokenResponseError extends LoggiaError {
  constructor(message = 'The answer broke off.', options?: ErrorOptions) {
    super('brokenResponse', message, options);
    this.name = 'BrokenResponseError';
  }
}
