import { LoggiaError } from './LoggiaError.ts';

/**
 * Thrown when a response is invalid for its request, for example broken JSON, unexpected markup or a truncated body.
 */
export class InvalidResponseError extends LoggiaError {
  constructor(message = 'The response is invalid.', options?: ErrorOptions) {
    super('invalidResponse', message, options);
    this.name = 'InvalidResponseError';
  }
}
