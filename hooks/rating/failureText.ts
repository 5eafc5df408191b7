import type { LoggiaError } from '../errors/LoggiaError.ts';
import { mayHaveArrived } from '../errors/mayHaveArrived.ts';
import type { RatingLabels } from './labels.ts';

/** Why a vote could not be saved, in words for the visitor. */
export function failureText(error: LoggiaError, labels: RatingLabels): string {
  if (error.code === 'offline') return labels.offline;
  if (mayHaveArrived(error)) return labels.unanswered;
  return error.code === 'missing' ? labels.missing : labels.failed;
}
