import type { LoadMoreState } from './loadMoreReducer.ts';

const URGENCY = { idle: 0, loading: 1, failed: 2 } as const;

/** What to tell of both edges: a failure before all, and else that one of them loads. */
export function joinEdges(start: LoadMoreState, end: LoadMoreState): LoadMoreState {
  return URGENCY[start.status] > URGENCY[end.status] ? start : end;
}
