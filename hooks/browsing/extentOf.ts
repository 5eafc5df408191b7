import type { GalleryStatus } from '../gallery/types.ts';

/** How much of a gallery that grows is there. */
export interface Extent {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** Everything is there, and it took more than one page. */
  readonly isComplete: boolean;
}

export interface ExtentOptions {
  readonly status: GalleryStatus;
  readonly page: number;
  readonly pageCount: number;
  /** Images that are shown. */
  readonly count: number;
}

export function extentOf({ status, page, pageCount, count }: ExtentOptions): Extent {
  const hasMore = count > 0 && page < pageCount;
  const isLoading = status === 'refreshing' || status === 'loading';
  return { hasMore, isLoading, isComplete: status === 'ready' && !hasMore && page > 1 };
}
