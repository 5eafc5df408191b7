import { LoggiaError } from './LoggiaError.ts';

/**
 * The connection broke off, or fell silent, inside the answer: there was a network, and a server. The same request may succeed. Something
 * that was sent to be kept throws `UnansweredError` instead.
 */
export class BrokenAnswerError extends LoggiaError {
  constructor(message = 'The answer broke off.', options?: ErrorOptions) {
    super('broken', message, options);
    this.name = 'BrokenAnswerError';
  }
}
