/** The kind of an error, as one word that code can switch on. */
export type LoggiaErrorCode =
  'offline' | 'unanswered' | 'broken' | 'status' | 'answer' | 'missing' | 'tooLarge' | 'crossOrigin' | 'unexpected';

/** Base of everything a back end can throw, so that `error instanceof LoggiaError` tells it from a defect. */
export class LoggiaError extends Error {
  declare readonly code: LoggiaErrorCode;

  constructor(code: LoggiaErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'LoggiaError';
    this.code = code;
  }
}
