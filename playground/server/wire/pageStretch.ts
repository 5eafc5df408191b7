import { PAGING, type Shortcode } from './shortcodes.ts';

/** A page as a range of the ordered list. */
export interface PageStretch {
  readonly offset: number;
  readonly limit: number;
  readonly pageCount: number;
  /** Whether another page can be loaded by load-more or on scroll. */
  readonly hasMore: boolean;
}

/**
 * Returns the range of a page. The first page has `imagesPerPage` images, later ones `loadMoreCount`. Without paging,
 * all images are on the first page.
 */
export function pageStretch(shortcode: Shortcode, page: number, total: number): PageStretch {
  const { paging, imagesPerPage, loadMoreCount } = shortcode;
  if (paging === PAGING.none) {
    return { offset: page === 1 ? 0 : total, limit: total, pageCount: total > 0 ? 1 : 0, hasMore: false };
  }
  const offset = page === 1 ? 0 : imagesPerPage + (page - 2) * loadMoreCount;
  const limit = page === 1 ? imagesPerPage : loadMoreCount;
  const laterPages = Math.ceil(Math.max(0, total - imagesPerPage) / loadMoreCount);
  return { offset, limit, pageCount: total > 0 ? 1 + laterPages : 0, hasMore: total > offset + limit };
}
