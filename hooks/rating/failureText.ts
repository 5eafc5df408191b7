import type { LoggiaError } from '../errors/LoggiaError.ts';
import type { RatingLabels } from './labels.ts';

/** Why a vote could not be saved, in words for the visitor. */
export function failureText(error: LoggiaError, labels: RatingLabels): string {
  if (error.code === 'offline') return labels.offline;
  if (error.code === 'unanswered') return labels.unanswered;
  return error.code === 'missing' ? labels.missing : labels.failed;
}
