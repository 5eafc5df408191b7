import { LoggiaError } from './LoggiaError.ts';

/** The server answered that the content does not exist: a deleted image, an unknown gallery. */
export class MissingContentError extends LoggiaError {
  constructor(message = 'The content is no longer available.', options?: ErrorOptions) {
    super('missing', message, options);
    this.name = 'MissingContentError';
  }
}
