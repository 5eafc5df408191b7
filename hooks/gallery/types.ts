import type { RefObject } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { GalleryPage, GalleryQuery, GallerySource } from '../backend/GallerySource.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';
import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { LinkOrButtonProps, PropGetter } from '../shared/ElementProps.ts';
import type { GalleryLabels } from './labels.ts';

/** `loading`: nothing to show yet. `refreshing`: the old page stays visible and usable while the next one loads. */
export type GalleryStatus = 'loading' | 'ready' | 'refreshing' | 'empty' | 'failed';

/** The sides of what is paged on which its pager stands: above, below or both. */
export type PagerPosition = 'above' | 'below' | 'both';

/** The reason for showing another page; `query`: another search or order starts at page 1. */
export type GalleryPageReason = 'paging' | 'imperative' | 'query';

export interface UseGalleryOptions<TImage extends GalleryImage = GalleryImage> {
  /** The list, where it is already here. Either this or `source`. */
  readonly images?: readonly TImage[] | undefined;
  /** A back end that serves the gallery page by page. `images` wins where both are given. */
  readonly source?: GallerySource<TImage> | undefined;
  /** The page that came with the server's HTML: shown at once, without a request. @default what the source has at hand */
  readonly initialPage?: GalleryPage<TImage> | undefined;
  /** Controlled page number, 1-based. */
  readonly page?: number | undefined;
  /** @default 1 */
  readonly defaultPage?: number | undefined;
  readonly onPageChange?: ((page: number, details: ChangeDetails<GalleryPageReason>) => void) | undefined;
  /** The rest of the query (search, sort, tags, seed); a new one starts at page 1. */
  readonly query?: Omit<GalleryQuery, 'page'> | undefined;
  readonly labels?: Partial<GalleryLabels> | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseGalleryResult<TImage extends GalleryImage = GalleryImage> extends Omit<
  GalleryPage<TImage>,
  'emptyMessage'
> {
  readonly status: GalleryStatus;
  /** 1-based number of the page that is shown. */
  readonly page: number;
  /** The reason why the last request failed; the page that was shown before stays. Null as soon as another request succeeds. */
  readonly failure: LoggiaError | null;
  /** The current message for the visitor: empty, failed, offline; else ''. */
  readonly message: string;
  /** "Page 2 of 7". */
  readonly position: string;
  /** Returns the name of an image of this page: its title, or "Image 3". */
  nameOf(index: number): string;
  /** 1-based; held within the pages there are. After a failure the same page is asked for again. */
  goToPage(page: number, reason?: GalleryPageReason): void;
  /** Asks for the same page again. */
  retry(): void;
  readonly getContainerProps: PropGetter<'div'>;
  /** A live region for `message` and "Page 2 of 7". */
  readonly getStatusProps: PropGetter<'div'>;
  /** Asks again for what failed. Draw it while there is a `failure`: it stays until the answer has come. */
  readonly getRetryButtonProps: PropGetter<'button'>;
  /**
   * For a link or a button to a page. With an `href` of the caller's, modifier keys and a middle click follow it; past the first and the
   * last page it is taken away, and the link is off.
   */
  getPageLinkProps(props: LinkOrButtonProps & { readonly page: number }): LinkOrButtonProps;
  /** The element that `getContainerProps` is for. */
  readonly containerRef: RefObject<HTMLDivElement | null>;
  readonly labels: GalleryLabels;
}
