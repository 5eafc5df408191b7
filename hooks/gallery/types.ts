import type { RefObject } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { GalleryPage, GalleryQuery, GallerySource } from '../backend/GallerySource.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';
import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { LinkOrButtonProps, PropGetter } from '../shared/ElementProps.ts';
import type { GalleryLabels } from './labels.ts';

/** `loading`: nothing to show yet. `refreshing`: the old page stays visible and usable while the next one loads. */
export type GalleryStatus = 'loading' | 'ready' | 'refreshing' | 'empty' | 'failed';

/** The place of a pager: above its list, below it, or both. */
export type PagerPosition = 'above' | 'below' | 'both';

/** The reason for showing another page. `query`: another search or order starts at page 1. */
export type GalleryPageReason = 'paging' | 'imperative' | 'query';

export interface UseGalleryOptions<TImage extends GalleryImage = GalleryImage> {
  /** The whole list. Give either this or `source`. */
  readonly images?: readonly TImage[] | undefined;
  /** A back end that serves the gallery page by page. `images` wins if both are given. */
  readonly source?: GallerySource<TImage> | undefined;
  /** The page that came with the server's HTML: shown at once, without a request. @default the source's `getInitialPage` */
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
  readonly error: LoggiaError | null;
  /** The message for the visitor: that the gallery is empty, or why it failed; else ''. */
  readonly message: string;
  /** A few words to head that message with, such as "Nothing here"; '' while there is no message. */
  readonly messageTitle: string;
  /** Whether the gallery no longer exists, and nothing of it is shown: offer `getBackButtonProps`, as for an empty one. */
  readonly isMissing: boolean;
  /** "Page 2 of 7". */
  readonly position: string;
  /** Returns the name of an image of this page: its title, or "Image 3". */
  nameOf(index: number): string;
  /** Shows another page, 1-based and clamped to the existing pages. After a failure it requests the same page again. */
  goToPage(page: number, reason?: GalleryPageReason): void;
  /** Requests the same page again. */
  retry(): void;
  readonly getContainerProps: PropGetter<'div'>;
  /** A live region for `message` and "Page 2 of 7". */
  readonly getStatusProps: PropGetter<'div'>;
  /** For the button that tries again. Draw it while there is an `error`, which stays until the answer arrives. */
  readonly getRetryButtonProps: PropGetter<'button'>;
  /** For the button that leads to the page before, or to the site's first page: the way on from a gallery that is empty or gone. */
  readonly getBackButtonProps: PropGetter<'button'>;
  /**
   * For a link or a button to a page. With an `href` it is a link, which modifier keys and a middle click follow. Beyond the first and the
   * last page the `href` is removed and the control is disabled.
   */
  getPageLinkProps(props: LinkOrButtonProps & { readonly page: number }): LinkOrButtonProps;
  /** The element that `getContainerProps` is for. */
  readonly containerRef: RefObject<HTMLDivElement | null>;
  readonly labels: GalleryLabels;
}
