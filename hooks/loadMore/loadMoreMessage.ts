import type { LoadMoreLabels } from './labels.ts';
import type { LoadMoreState } from './loadMoreReducer.ts';

/** What to tell the visitor now, '' where there is nothing to tell: loading ahead is nobody's business. */
export function loadMoreMessage(state: LoadMoreState, isAwaited: boolean, labels: LoadMoreLabels): string {
  if (state.status === 'failed') return labels[state.failure.code === 'offline' ? 'offline' : 'failed'];
  return isAwaited && state.status === 'loading' ? labels.loading : '';
}
