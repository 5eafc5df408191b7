import { HttpStatusError } from '../errors/HttpStatusError.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import type { PhotoImportLabels } from './labels.ts';
import type { PhotoBatch, PhotoImportState } from './photoImportReducer.ts';

/** What WordPress answers a call of somebody who is logged out, or whose rights are too few. */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403]);

function failureText(failure: LoggiaError, labels: PhotoImportLabels): string {
  if (failure.code === 'offline') return labels.offline;
  const isRefused = failure instanceof HttpStatusError && REFUSALS.has(failure.status);
  return isRefused ? labels.notAllowed : labels.failed;
}

const countsOf = ({ photos, addedCount, skippedCount }: PhotoBatch) => ({
  added: addedCount,
  total: photos.length,
  skipped: skippedCount,
});

/** What is said of an import: the texts of the error catalogue (point 8), and how far it is. */
export function importMessage(state: PhotoImportState, labels: PhotoImportLabels): string {
  switch (state.status) {
    case 'idle':
    case 'invalid':
    case 'stopped':
      return '';
    case 'loading':
    case 'nothing':
    case 'empty':
      return labels[state.status];
    case 'refused':
      return fillLabel(labels.refused, { message: state.message });
    case 'adding':
      return fillLabel(labels.adding, countsOf(state.batch));
    case 'imported':
      return fillLabel(state.batch.skippedCount > 0 ? labels.importedSome : labels.imported, countsOf(state.batch));
    case 'failed':
      return state.batch ? fillLabel(labels.addFailed, countsOf(state.batch)) : failureText(state.failure, labels);
    default:
      return state satisfies never;
  }
}
