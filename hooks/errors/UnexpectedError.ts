import { LoggiaError } from './LoggiaError.ts';

/** A back end threw something else than these errors; `cause` holds it. Usually it is a defect of an adapter. */
export class UnexpectedError extends LoggiaError {
  constructor(message = 'Something unexpected went wrong.', options?: ErrorOptions) {
    super('unexpected', message, options);
    this.name = 'UnexpectedError';
  }
}
