import { CrossOriginError } from '../errors/CrossOriginError.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';
import { mayHaveArrived } from '../errors/mayHaveArrived.ts';
import type { CommentThreadState } from './commentThreadState.ts';
import type { CommentLabels } from './labels.ts';
import type { CommentNotice } from './types.ts';

/** The session of a captcha is the one thing that a site of another origin takes from a comment. */
const isOfOtherSite = (failure: LoggiaError): boolean =>
  failure instanceof CrossOriginError && failure.limit === 'captchaSession';

function sendFailureText(failure: LoggiaError, labels: CommentLabels): string {
  if (isOfOtherSite(failure)) return labels.captchaOfOtherSite;
  return mayHaveArrived(failure) ? labels.sendUnanswered : labels.sendFailed;
}

/** What a live region says now: the news, good or bad; '' where there is none. */
export function describeComments(
  { sendFailure, loadFailure, deletions }: CommentThreadState,
  notice: CommentNotice | null,
  labels: CommentLabels,
): string {
  const hasFailedDeletion = [...deletions.values()].some((deletion) => deletion !== 'running');
  if (notice) return { ...labels, deleted: labels.removed }[notice];
  if (sendFailure) return sendFailureText(sendFailure, labels);
  if (hasFailedDeletion) return labels.removeFailed;
  return loadFailure ? labels.loadFailed : '';
}
