import { CrossOriginError } from '../errors/CrossOriginError.ts';
import { HttpStatusError } from '../errors/HttpStatusError.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';
import { mayHaveArrived } from '../errors/mayHaveArrived.ts';
import { CONTENT_TOO_LARGE_STATUS } from './constants.ts';
import type { ContactFormLabels } from './labels.ts';

/** Why a form could not be sent, in words for whoever filled it in. */
export function failureMessage(error: LoggiaError, labels: ContactFormLabels): string {
  if (error instanceof HttpStatusError && error.status === CONTENT_TOO_LARGE_STATUS) return labels.tooMuch;
  if (mayHaveArrived(error)) return labels.answerFailed;
  return error instanceof CrossOriginError ? error.message : labels.sendFailed;
}
