import { LoggiaError } from './LoggiaError.ts';

/** The answer was aborted, because it is larger than any honest answer of this kind. */
export class ResponseTooLargeError extends LoggiaError {
  /** The limit that was passed, in bytes. */
  declare readonly limitBytes: number;

  constructor(limitBytes: number, options?: ErrorOptions) {
    super('tooLarge', `The answer is larger than ${limitBytes} bytes.`, options);
    this.name = 'ResponseTooLargeError';
    this.limitBytes = limitBytes;
  }
}
