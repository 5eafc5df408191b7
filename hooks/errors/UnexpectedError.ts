import { LoggiaError } from './LoggiaError.ts';

/** A back end threw something that is none of these errors; `cause` holds it. Most often it is a defect of an adapter. */
export class UnexpectedError extends LoggiaError {
  constructor(message = 'Something unexpected went wrong.', options?: ErrorOptions) {
    super('unexpected', message, options);
    this.name = 'UnexpectedError';
  }
}
