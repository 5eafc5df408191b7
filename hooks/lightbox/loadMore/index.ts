export { useGalleryPages } from './useGalleryPages.ts';
export { useLoadMore } from './useLoadMore.ts';
export { LOAD_MORE_DISTANCE } from './constants.ts';
export { LOAD_MORE_LABELS } from './labels.ts';
export type { LoadMoreLabels } from './labels.ts';
export type { UseGalleryPagesOptions, UseGalleryPagesResult } from './useGalleryPages.ts';
export type {
  ListEdge,
  LoadMoreStatus,
  LoadMoreTarget,
  NeedMoreDetails,
  UseLoadMoreOptions,
  UseLoadMoreResult,
} from './types.ts';
