import { HTTPError } from 'ky';
import { HttpStatusError } from '../../errors/HttpStatusError.ts';
import { LoggiaError } from '../../errors/LoggiaError.ts';
import { OfflineError } from '../../errors/OfflineError.ts';
import { discardBody } from '../discardBody.ts';

/**
 * One of our errors for whatever went wrong on the way. A connection that breaks, before or within the body, is an
 * `OfflineError`; an answer that arrived in full and makes no sense is for the adapters to judge.
 */
export function toTransportError(cause: unknown): LoggiaError {
  if (cause instanceof LoggiaError) return cause;
  if (cause instanceof HTTPError) {
    discardBody(cause.response);
    return new HttpStatusError(cause.response.status, undefined, { cause });
  }
  return new OfflineError(undefined, { cause });
}
