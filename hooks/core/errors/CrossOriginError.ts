import { LoggiaError } from './LoggiaError.ts';

/** What was blocked by a cross-origin restriction of the browser or the server. */
export type CrossOriginLimit = 'nonce' | 'uploadId' | 'methodOverride' | 'captchaSession' | 'server';

const REASONS: Readonly<Record<CrossOriginLimit, string>> = {
  nonce: 'A nonce cannot be renewed from another origin.',
  uploadId: 'The server failed during the upload. Its outcome cannot be read from another origin.',
  methodOverride: 'The method override header is not allowed from another origin. Set `hasMethodOverride: false`.',
  server: 'The URL belongs to another origin that is not in `allowedHosts`.',
  captchaSession: 'A captcha cannot be verified from another origin, because its session cookie is not sent.',
};

/** Thrown for an operation that only works on pages with the same origin as the server. */
export class CrossOriginError extends LoggiaError {
  readonly limit: CrossOriginLimit;

  constructor(limit: CrossOriginLimit, options?: ErrorOptions, message = REASONS[limit]) {
    super('crossOrigin', message, options);
    this.name = 'CrossOriginError';
    this.limit = limit;
  }
}
