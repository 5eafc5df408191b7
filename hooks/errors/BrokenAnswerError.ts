import { OfflineError } from './OfflineError.ts';

/** The connection broke within the answer: there was a network, and a server. The same request may succeed. */
export class BrokenAnswerError extends OfflineError {
  constructor(message = 'The answer broke off.', options?: ErrorOptions) {
    super(message, options);
    this.name = 'BrokenAnswerError';
  }
}
