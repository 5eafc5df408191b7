import { LoggiaError } from './LoggiaError.ts';

/** The server's answer is invalid for the request: broken JSON, foreign markup, a truncated body. */
export class InvalidResponseError extends LoggiaError {
  constructor(message = 'The answer is not valid.', options?: ErrorOptions) {
    super('invalidResponse', message, options);
    this.name = 'InvalidResponseError';
  }
}
