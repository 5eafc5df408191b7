import type { RestLabels } from '../../data/rest/labels.ts';
import { restErrorText } from '../../data/rest/restErrorText.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import type { MediaUploadLabels } from './labels.ts';
import { isServerAtWork } from './mediaUploadReducer.ts';
import type { MediaUploadItem } from './types.ts';

/** Returns the upload progress as a percentage, or `null` if it is unknown. */
export function percentOf({ progress }: Pick<MediaUploadItem<unknown>, 'progress'>): number | null {
  return progress && progress.totalBytes > 0 ? Math.round((progress.sentBytes / progress.totalBytes) * 100) : null;
}

export interface UploadTextOptions {
  readonly labels: MediaUploadLabels;
  readonly restLabels: RestLabels;
  /** Whether the server has been processing the file for a long time. */
  readonly isSlow: boolean;
}

function failureText(
  { error }: Pick<MediaUploadItem<unknown>, 'error'>,
  { labels, restLabels }: Pick<UploadTextOptions, 'labels' | 'restLabels'>,
): string {
  if (error?.code === 'noResponse') return labels.noResponse;
  if (error?.code === 'missing') return labels.gone;
  return error ? restErrorText(error, restLabels) : '';
}

/** Returns a file's status message. */
export function uploadText(item: MediaUploadItem<unknown>, { labels, restLabels, isSlow }: UploadTextOptions): string {
  if (isSlow && isServerAtWork(item)) return labels.slow;
  switch (item.status) {
    case 'waiting':
    case 'searching':
    case 'done':
    case 'canceled':
      return labels[item.status];
    case 'sending': {
      const percent = percentOf(item);
      return percent === null || percent === 100 ? labels.processing : fillLabel(labels.sending, { percent });
    }
    case 'finishing':
      return fillLabel(labels.finishing, { attempt: item.attempt });
    case 'failed':
      return failureText(item, { labels, restLabels });
    default:
      return item.status satisfies never;
  }
}

/** Returns the overall status message, or an empty string if there are no files. */
export function uploadSummary(
  items: readonly MediaUploadItem<unknown>[],
  labels: MediaUploadLabels,
  isSlow: boolean,
): string {
  if (items.length === 0) return '';
  const count = (wanted: MediaUploadItem<unknown>['status']) => items.filter(({ status }) => status === wanted).length;
  const failed = count('failed');
  const label = failed > 0 ? labels.summaryFailed : labels.summary;
  const summary = fillLabel(label, { done: count('done'), total: items.length, failed });
  return isSlow ? `${summary} ${labels.slow}` : summary;
}
