import { mayHaveArrived } from '../errors/mayHaveArrived.ts';
import type { CartLabels } from './labels.ts';
import type { CartSubmission } from './types.ts';

/** What to say about the last press of "Add to cart"; '' for nothing. The back end's own words win. */
export function describeSubmission(submission: CartSubmission, isWaiting: boolean, labels: CartLabels): string {
  switch (submission.status) {
    case 'idle':
      return '';
    case 'refused':
      return labels[submission.problem];
    case 'adding':
      return isWaiting ? labels.waiting : labels.adding;
    case 'added':
      return submission.message || labels.added;
    case 'failed':
      return mayHaveArrived(submission.failure) ? labels.addUnanswered : labels.addFailed;
    default:
      return submission satisfies never;
  }
}
