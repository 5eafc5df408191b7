import { LoggiaError } from './LoggiaError.ts';

/** The server answered in good order that the thing is not there: a deleted image, an unknown gallery. */
export class MissingContentError extends LoggiaError {
  constructor(message = 'The content is no longer available.', options?: ErrorOptions) {
    super('missing', message, options);
    this.name = 'MissingContentError';
  }
}
