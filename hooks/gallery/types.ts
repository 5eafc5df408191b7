import type { RefObject } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { GalleryPage, GalleryQuery, GallerySource } from '../backend/GallerySource.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';
import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { LinkOrButtonProps, PropGetter } from '../shared/ElementProps.ts';
import type { GalleryLabels } from './labels.ts';

/** `loading` has nothing to show yet; `refreshing` keeps the current page usable while the next one loads. */
export type GalleryStatus = 'loading' | 'ready' | 'refreshing' | 'empty' | 'failed';

/** Where pagers are shown: above the list, below it, or both. */
export type PagerPosition = 'above' | 'below' | 'both';

/** Why the page changed. `query`: a new search or order starts at page 1. */
export type GalleryPageReason = 'paging' | 'imperative' | 'query';

export interface UseGalleryOptions<TImage extends GalleryImage = GalleryImage> {
  /** The complete list. Use either this or `source`. */
  readonly images?: readonly TImage[] | undefined;
  /** A backend source that serves the gallery page by page. Ignored if `images` is given. */
  readonly source?: GallerySource<TImage> | undefined;
  /**
   * The page in the server-rendered HTML, shown immediately without a request. @default the source's `getInitialPage`
   */
  readonly initialPage?: GalleryPage<TImage> | undefined;
  /** The controlled page number, 1-based. */
  readonly page?: number | undefined;
  /** The initial page number. @default 1 */
  readonly defaultPage?: number | undefined;
  readonly onPageChange?: ((page: number, details: ChangeDetails<GalleryPageReason>) => void) | undefined;
  /** The rest of the query (search, sort, tags, seed). A new query starts at page 1. */
  readonly query?: Omit<GalleryQuery, 'page'> | undefined;
  readonly labels?: Partial<GalleryLabels> | undefined;
  /** Whether pages are requested from `source`. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseGalleryResult<TImage extends GalleryImage = GalleryImage> extends Omit<
  GalleryPage<TImage>,
  'emptyMessage'
> {
  readonly status: GalleryStatus;
  /** The number of the page shown, 1-based. */
  readonly page: number;
  /** Why the latest request failed; null again once a request succeeds. The previous page stays visible. */
  readonly error: LoggiaError | null;
  /** The message for the user if the gallery is empty or failed to load; otherwise ''. */
  readonly message: string;
  /** A short heading for `message`, such as "Nothing here"; '' if there is no message. */
  readonly messageTitle: string;
  /**
   * Whether the gallery no longer exists and none of it is shown. Offer `getBackButtonProps`, as for an empty gallery.
   */
  readonly isMissing: boolean;
  /** For example "Page 2 of 7". */
  readonly position: string;
  /** Returns the name of an image on this page: its title, or "Image 3". */
  nameOf(index: number): string;
  /**
   * Shows another page, 1-based and clamped to the existing pages. After an error, the current page number retries the
   * request.
   */
  goToPage(page: number, reason?: GalleryPageReason): void;
  /** Requests the current page again. */
  retry(): void;
  readonly getContainerProps: PropGetter<'div'>;
  /** Props for a live region that announces `message` and "Page 2 of 7". */
  readonly getStatusProps: PropGetter<'div'>;
  /** Props for the retry button. Render it while there is an `error`, which remains until a response arrives. */
  readonly getRetryButtonProps: PropGetter<'button'>;
  /** Props for the button that leaves an empty or missing gallery for the previous page or the site's home page. */
  readonly getBackButtonProps: PropGetter<'button'>;
  /**
   * Props for a link or button to a page. With an `href` it is a link that supports modifier keys and middle clicks.
   * Beyond the first and last page, the `href` is removed and the control is disabled.
   */
  getPageLinkProps(props: LinkOrButtonProps & { readonly page: number }): LinkOrButtonProps;
  /** The ref of the element with `getContainerProps`. */
  readonly containerRef: RefObject<HTMLDivElement | null>;
  readonly labels: GalleryLabels;
}
