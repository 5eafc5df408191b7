export { useLoadMore } from './useLoadMore.ts';
export { LOAD_MORE_DISTANCE } from './constants.ts';
export { LOAD_MORE_LABELS } from './labels.ts';
export type { LoadMoreLabels } from './labels.ts';
export type {
  LoadMoreStatus,
  LoadMoreTarget,
  NeedMoreDetails,
  UseLoadMoreOptions,
  UseLoadMoreResult,
} from './types.ts';
