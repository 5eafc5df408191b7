/** The kind of an error, as one word that code can switch on. */
export type LoggiaErrorCode =
  | 'offline'
  | 'noResponse'
  | 'brokenResponse'
  | 'status'
  | 'invalidResponse'
  | 'missing'
  | 'tooLarge'
  | 'crossOrigin'
  | 'unexpected';

/** The base of all errors that a back end throws: `error instanceof LoggiaError` tells them from defects. */
export class LoggiaError extends Error {
  declare readonly code: LoggiaErrorCode;

  constructor(code: LoggiaErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'LoggiaError';
    this.code = code;
  }
}
