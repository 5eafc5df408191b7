import { BrokenAnswerError } from '../errors/BrokenAnswerError.ts';
import { HttpStatusError } from '../errors/HttpStatusError.ts';
import { OfflineError } from '../errors/OfflineError.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';
import type { PlaylistLabels } from './labels.ts';

const TEXT_OF_STATUS = new Map<number, 'forbidden' | 'notFound' | 'serverError'>([
  [403, 'forbidden'],
  [404, 'notFound'],
  [500, 'serverError'],
]);

/** Why there is no page, in words for the visitor (specification, point 8). */
export function failureText(error: LoggiaError, labels: PlaylistLabels): string {
  if (error instanceof OfflineError && !(error instanceof BrokenAnswerError)) return labels.offline;
  const status = error instanceof HttpStatusError ? error.status : undefined;
  return labels[(status !== undefined && TEXT_OF_STATUS.get(status)) || 'unavailable'];
}
