import { LoggiaError } from './LoggiaError.ts';

/** Thrown when a response exceeds its size limit. The download is aborted. */
export class ResponseTooLargeError extends LoggiaError {
  /** The exceeded limit, in bytes. */
  declare readonly limitBytes: number;

  constructor(limitBytes: number, options?: ErrorOptions) {
    super('tooLarge', `The response is larger than ${limitBytes} bytes.`, options);
    this.name = 'ResponseTooLargeError';
    this.limitBytes = limitBytes;
  }
}
