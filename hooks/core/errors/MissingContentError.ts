import { LoggiaError } from './LoggiaError.ts';

/** Thrown when content doesn't exist on the server, for example a deleted image or an unknown gallery. */
export class MissingContentError extends LoggiaError {
  constructor(message = 'The content is no longer available.', options?: ErrorOptions) {
    super('missing', message, options);
    this.name = 'MissingContentError';
  }
}
