import type { RefObject } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { GalleryPage, GalleryQuery, GallerySource } from '../../data/backend/GallerySource.ts';
import type { LoggiaError } from '../../core/errors/LoggiaError.ts';
import type { ChangeDetails } from '../../core/shared/createChangeDetails.ts';
import type { LinkOrButtonProps, PropGetter } from '../../core/shared/ElementProps.ts';
import type { GalleryLabels } from './labels.ts';

/**
 * A gallery's status. `loading` means that there is nothing to show yet. With `refreshing`, the current page remains
 * usable while the next one loads.
 */
export type GalleryStatus = 'loading' | 'ready' | 'refreshing' | 'empty' | 'failed';

/** Where the pagination is shown: above the list, below it, or both. */
export type PagerPosition = 'above' | 'below' | 'both';

/** Why the page changed. `query` means that a new search or sort order starts at page 1. */
export type GalleryPageReason = 'paging' | 'imperative' | 'query';

export interface UseGalleryOptions<TImage extends GalleryImage = GalleryImage> {
  /** The complete list of images. Use either this or `source`. */
  readonly images?: readonly TImage[] | undefined;
  /** A backend source that serves the gallery page by page. Ignored if `images` is given. */
  readonly source?: GallerySource<TImage> | undefined;
  /**
   * The page embedded in the server-rendered HTML. It is shown immediately, without a request.
   * @default the source's `getInitialPage`
   */
  readonly initialPage?: GalleryPage<TImage> | undefined;
  /** The controlled page number, 1-based. */
  readonly page?: number | undefined;
  /** The initial page number. @default 1 */
  readonly defaultPage?: number | undefined;
  readonly onPageChange?: ((page: number, details: ChangeDetails<GalleryPageReason>) => void) | undefined;
  /** The query without the page: search, sort order, tags and seed. A new query starts at page 1. */
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
  /** The current page number, 1-based. */
  readonly page: number;
  /**
   * The error if the latest request failed, otherwise `null`. It is kept until a request succeeds. Until then, the
   * previous page remains visible.
   */
  readonly error: LoggiaError | null;
  /** The message for the user if the gallery is empty or failed to load; otherwise an empty string. */
  readonly message: string;
  /** A short heading for `message`, such as "Nothing here"; an empty string if there is no message. */
  readonly messageTitle: string;
  /**
   * Whether the gallery no longer exists and none of it is shown. If so, render a back button (`getBackButtonProps`),
   * as for an empty gallery.
   */
  readonly isMissing: boolean;
  /** The current position, for example "Page 2 of 7". */
  readonly position: string;
  /** Returns the name of an image on this page: its title, its alternative text, or a fallback such as "Image 3". */
  nameOf(index: number): string;
  /**
   * Goes to a page. The number is 1-based and clamped to the existing pages. After an error, going to the current page
   * retries the request.
   */
  goToPage(page: number, reason?: GalleryPageReason): void;
  /** Requests the current page again. */
  retry(): void;
  readonly getContainerProps: PropGetter<'div'>;
  /** Props for a live region that announces `message` and the position, such as "Page 2 of 7". */
  readonly getStatusProps: PropGetter<'div'>;
  /**
   * Props for the retry button. Render the button while there is an `error`. The error is kept until a response
   * arrives.
   */
  readonly getRetryButtonProps: PropGetter<'button'>;
  /** Props for a button that leads from an empty or missing gallery to the previous page or the site's home page. */
  readonly getBackButtonProps: PropGetter<'button'>;
  /**
   * Props for a link or button to a page. With an `href`, the control is a link that supports modifier keys and middle
   * clicks. For pages that don't exist, the `href` is removed, and the control is disabled.
   */
  getPageLinkProps(props: LinkOrButtonProps & { readonly page: number }): LinkOrButtonProps;
  /** Ref for the element that receives `getContainerProps`. */
  readonly containerRef: RefObject<HTMLDivElement | null>;
  readonly labels: GalleryLabels;
}
