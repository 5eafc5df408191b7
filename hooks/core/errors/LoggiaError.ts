/** A machine-readable error code. */
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

/**
 * Base class for all errors thrown by backends. Use `error instanceof LoggiaError` to distinguish expected failures
 * from bugs.
 */
export class LoggiaError extends Error {
  declare readonly code: LoggiaErrorCode;

  constructor(code: LoggiaErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'LoggiaError';
    this.code = code;
  }
}
