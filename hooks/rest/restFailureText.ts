import type { LoggiaError } from '../errors/LoggiaError.ts';
import { RestError } from '../errors/RestError.ts';
import { REST_LABELS } from './labels.ts';
import type { RestLabels } from './labels.ts';

/** The words for a failure of a REST client: the server's own where it has some, else a label. */
export function restFailureText(failure: LoggiaError, labels: RestLabels = REST_LABELS): string {
  if (failure instanceof RestError) {
    if (failure.restCode === 'invalid_json') return labels.invalidAnswer;
    if (failure.restCode === 'post_process') return labels.unfinishedUpload;
    return failure.restCode === 'unknown_error' ? labels.unknown : failure.message;
  }
  switch (failure.code) {
    case 'offline':
      return labels.offline;
    case 'unanswered':
      return labels.unanswered;
    case 'answer':
      return labels.invalidAnswer;
    case 'tooLarge':
      return labels.tooLarge;
    case 'crossOrigin':
      return labels.crossOrigin;
    case 'status':
    case 'missing':
      return labels.unknown;
    default:
      return failure.code satisfies never;
  }
}
