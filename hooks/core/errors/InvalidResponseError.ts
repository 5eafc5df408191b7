import { LoggiaError } from './LoggiaError.ts';

/**
 * Thrown when a response isn't valid for its request, for example because of broken JSON, unexpected markup or a
 * truncated body.
 */
export class InvalidResponseError extends LoggiaError {
  constructor(message = 'The response is invalid.', options?: ErrorOptions) {
    super('invalidResponse', message, options);
    this.name = 'InvalidResponseError';
  }
}
