import { LoggiaError } from './LoggiaError.ts';

/** Thrown when the server responds with an error status. */
export class HttpStatusError extends LoggiaError {
  /** HTTP status, 400–599. */
  declare readonly status: number;

  constructor(status: number, message = `The server responded with status ${status}.`, options?: ErrorOptions) {
    super('status', message, options);
    this.name = 'HttpStatusError';
    this.status = status;
  }
}
