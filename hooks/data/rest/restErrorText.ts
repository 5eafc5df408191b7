import { BrokenResponseError } from '../../core/errors/BrokenResponseError.ts';
import { InvalidResponseError } from '../../core/errors/InvalidResponseError.ts';
import type { LoggiaError } from '../../core/errors/LoggiaError.ts';
import { OfflineError } from '../../core/errors/OfflineError.ts';
import { RestError } from '../../core/errors/RestError.ts';
import { REST_LABELS, type RestLabels } from './labels.ts';

/** Returns the message for an error thrown by a REST client: the server's own message, or a label. */
export function restErrorText(failure: LoggiaError, labels: RestLabels = REST_LABELS): string {
  if (failure instanceof RestError) {
    if (failure.restCode === 'invalid_json') return labels.invalidResponse;
    if (failure.restCode === 'post_process') return labels.unfinishedUpload;
    return failure.restCode === 'unknown_error' ? labels.unknown : failure.message;
  }
  switch (failure.code) {
    case 'offline':
      return labels.offline;
    case 'brokenResponse':
      return labels.brokenResponse;
    case 'noResponse':
      return labels.noResponse;
    case 'invalidResponse':
      return labels.invalidResponse;
    case 'tooLarge':
      return labels.tooLarge;
    case 'crossOrigin':
      return labels.crossOrigin;
    case 'status':
    case 'missing':
    case 'unexpected':
      return labels.unknown;
    default:
      return failure.code satisfies never;
  }
}

const isLostConnection = (error: unknown): boolean =>
  error instanceof OfflineError || error instanceof BrokenResponseError;

/**
 * Returns the error code for an error thrown by a REST client: `fetch_error`, `invalid_json`, the server's own code, or
 * `unknown_error`.
 */
export function restCodeOf(error: unknown): string {
  if (error instanceof RestError) return error.restCode;
  // `fetch_error` also covers writes over a broken connection, which may have reached the server.
  if (isLostConnection(error) || (error instanceof Error && isLostConnection(error.cause))) return 'fetch_error';
  return error instanceof InvalidResponseError ? 'invalid_json' : 'unknown_error';
}
