export { createAppendingSource } from './createAppendingSource.ts';
export { useAppendedPages } from './useAppendedPages.ts';
export { useAppendingSource } from './useGalleryBrowser.ts';
export { useBrowsing } from './useGalleryBrowser.ts';
export { useBrowsingUrlState } from './useBrowsingUrlState.ts';
export { useGalleryBrowser } from './useGalleryBrowser.ts';
export { usePageScroll } from './usePageScroll.ts';
export { usePaging } from './usePaging.ts';
export { useSearch } from './useSearch.ts';
export { useSort } from './useSort.ts';
export { useTagFilter } from './useTagFilter.ts';
export { landmarkName } from './labels.ts';
export { readBrowsing } from './browsingState.ts';
export { browsingQuery } from './browsingState.ts';
export { DEFAULT_BROWSING_STATE } from './browsingState.ts';
export { BROWSING_PARAMETERS } from './browsingState.ts';
export { BROWSING_LABELS } from './labels.ts';
export {
  APPEND_DISTANCE_PX,
  COMPACT_SEARCH_WIDTH_PX,
  PAGE_SCROLL_DURATION_MS,
  PAGE_SCROLL_OFFSET_PX,
  SORTS,
  VISIBLE_TAG_LINES,
} from './constants.ts';
export type { AppendingStart } from './createAppendingSource.ts';
export type { BrowsingLabels } from './labels.ts';
export type { BrowsingParameters } from './browsingState.ts';
export type { BrowsingState } from './browsingState.ts';
export type { BrowsingHandle, BrowsingReason, UseBrowsingOptions, UseBrowsingResult } from './types.ts';
export type { BrowsingUrlState, BrowsingNavigation, UseBrowsingUrlStateOptions } from './useBrowsingUrlState.ts';
export type { GrowingGallery, UseAppendedPagesOptions, UseAppendedPagesResult } from './useAppendedPages.ts';
export type { PagingGallery, PagingLinkProps, PagingTarget, UsePagingOptions, UsePagingResult } from './usePaging.ts';
export type { SortOption, UseSortOptions, UseSortResult } from './useSort.ts';
export type { UseAppendingSourceOptions } from './useGalleryBrowser.ts';
export type { PagingKind, UseGalleryBrowserOptions, UseGalleryBrowserResult } from './useGalleryBrowser.ts';
export type { UsePageScrollOptions } from './usePageScroll.ts';
export type { UseSearchOptions, UseSearchResult } from './useSearch.ts';
export type { UseTagFilterOptions, UseTagFilterResult } from './useTagFilter.ts';
