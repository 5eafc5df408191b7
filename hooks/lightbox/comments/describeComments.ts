import { responseErrorLabel } from '../../core/errors/responseErrors.ts';
import { CrossOriginError } from '../../core/errors/CrossOriginError.ts';
import type { LoggiaError } from '../../core/errors/LoggiaError.ts';
import { mayHaveArrived } from '../../core/errors/mayHaveArrived.ts';
import type { CommentThreadState } from './commentsState.ts';
import type { CommentSending } from './useDrafts.ts';
import type { CommentLabels } from './labels.ts';
import type { CommentNotice } from './types.ts';

/** Whether the captcha session was lost because the server is on another origin. */
const isOfOtherSite = (failure: LoggiaError): boolean =>
  failure instanceof CrossOriginError && failure.limit === 'captchaSession';

function sendFailureText(failure: LoggiaError, labels: CommentLabels): string {
  if (isOfOtherSite(failure)) return labels.captchaCrossOrigin;
  return mayHaveArrived(failure) ? labels.sendNoResponse : labels.sendFailed;
}

/** Returns the message next to a comment if deleting it failed or is taking a long time; otherwise ''. */
export function describeDeletion(
  deletion: 'running' | LoggiaError | undefined,
  isWaiting: boolean,
  labels: CommentLabels,
): string {
  if (deletion === undefined) return '';
  if (deletion === 'running') return isWaiting ? labels.removeWaiting : '';
  return mayHaveArrived(deletion) ? labels.removeNoResponse : labels.removeFailed;
}

/**
 * Returns the live region's text: a success message, an error, or a notice that the server is taking a long time; '' if
 * there is nothing to announce.
 */
export function describeComments(
  { loadError, deletions }: Pick<CommentThreadState, 'loadError' | 'deletions'>,
  sending: CommentSending | undefined,
  notice: CommentNotice | null,
  isWaiting: boolean,
  labels: CommentLabels,
): string {
  if (notice) return { ...labels, deleted: labels.removed }[notice];
  if (sending && sending !== 'running') return sendFailureText(sending, labels);
  if (sending && isWaiting) return labels.waiting;
  const ofDeletions = [...deletions.values()].map((deletion) => describeDeletion(deletion, isWaiting, labels));
  return ofDeletions.findLast(Boolean) ?? (loadError ? labels[responseErrorLabel(loadError) ?? 'loadFailed'] : '');
}
