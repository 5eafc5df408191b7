import type { RefObject } from 'react';
import type { AlbumCrumb, AlbumEntry, AlbumPage, AlbumSource } from '../../data/backend/AlbumSource.ts';
import type { Backend } from '../../data/backend/Backend.ts';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { GalleryPage } from '../../data/backend/GallerySource.ts';
import type { LoggiaError } from '../../core/errors/LoggiaError.ts';
import type { GalleryStatus } from '../gallery/types.ts';
import type { ChangeDetails } from '../../core/shared/createChangeDetails.ts';
import type { ElementProps, LinkOrButtonProps, PropGetter } from '../../core/shared/ElementProps.ts';
import type { AlbumUrlCodec } from './albumPath.ts';
import type { AlbumLabels } from './labels.ts';

/** The level at the end of a path: a page of an album, or a gallery with its first page. */
export type AlbumLevel<TImage extends GalleryImage = GalleryImage> =
  | { readonly kind: 'album'; readonly path: readonly AlbumCrumb[]; readonly page: AlbumPage }
  | {
      readonly kind: 'gallery';
      readonly path: readonly AlbumCrumb[];
      readonly page: GalleryPage<TImage>;
      readonly backend: Backend<TImage>;
    };

/** A level embedded in the server's HTML. The last crumb of the path determines its kind. */
export interface InitialAlbumLevel<TImage extends GalleryImage = GalleryImage> {
  readonly path: readonly AlbumCrumb[];
  /** The album at the end of the path, if the path leads to an album. */
  readonly album?: AlbumPage | undefined;
  /** The gallery at the end of the path, if the path leads to a gallery. */
  readonly gallery?: GalleryPage<TImage> | undefined;
}

/**
 * Why another level or page is shown. `paging` replaces the current page, and `appending` adds entries below it.
 * `history` means that the user pressed the browser's Back or Forward button, `url` that the page was opened with the
 * level in its URL, and `source` that the backend changed.
 */
export type AlbumMoveReason =
  | 'enter'
  | 'back'
  | 'breadcrumb'
  | 'paging'
  | 'appending'
  | 'search'
  | 'history'
  | 'url'
  | 'source'
  | 'imperative';

export interface UseAlbumOptions<TImage extends GalleryImage = GalleryImage> {
  /** The source of the levels, usually `backend.albums`. Create it once. */
  readonly source?: AlbumSource<TImage> | undefined;
  /** The level embedded in the server's HTML. It is shown immediately, without a request. */
  readonly initialLevel?: InitialAlbumLevel<TImage> | undefined;
  /**
   * Codec that stores the level in the URL. If there are several albums on a page, each needs its own codec, such as
   * `albumUrlCodec(1)`. `false` disables the integration with the URL and the browser's Back button. In that case,
   * entries have no `href`. The codec must be stable between renders.
   * @default albumUrlCodec()
   */
  readonly urlCodec?: AlbumUrlCodec | false | undefined;
  /**
   * The URL that links are based on: the page's URL, including the query parameters to keep.
   * @default the current path, without a query
   */
  readonly baseHref?: string | undefined;
  /**
   * Called before another level or page is requested. `details.cancel()` prevents the request, unless the user has
   * pressed the browser's Back button.
   */
  readonly onPathChange?: ((path: readonly AlbumCrumb[], details: ChangeDetails<AlbumMoveReason>) => void) | undefined;
  /**
   * Whether to scroll to the start of the album when its gallery goes to another page. Set this to `false` if the
   * gallery scrolls on its own, as the kit's galleries do.
   * @default true
   */
  readonly scrollOnPaging?: boolean | undefined;
  /**
   * Whether pages of entries are appended to those already shown, so that page n contains all entries up to its end.
   * This also applies to `initialLevel`. `useAppendedPages` provides the "load more" button. Galleries are paginated
   * independently.
   * @default false
   */
  readonly appends?: boolean | undefined;
  readonly labels?: Partial<AlbumLabels> | undefined;
  /** Whether the album loads levels and can be navigated. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseAlbumResult<TImage extends GalleryImage = GalleryImage> {
  readonly status: GalleryStatus;
  /** The current level; `null` until the first one has loaded. */
  readonly level: AlbumLevel<TImage> | null;
  /** The levels from the root to the current one. */
  readonly path: readonly AlbumCrumb[];
  /** The current album's entries. Empty while a gallery is shown. */
  readonly entries: readonly AlbumEntry[];
  readonly title: string;
  readonly description: string | undefined;
  /** The current page of the album, 1-based. */
  readonly page: number;
  /** Number of pages in the album; 1 while a gallery is shown, because galleries are paginated independently. */
  readonly pageCount: number;
  /** The current position, for example "Page 2 of 7". */
  readonly position: string;
  /** The error if the last request failed, otherwise `null`. The current level remains visible. */
  readonly error: LoggiaError | null;
  /** A message that explains why the album is empty or failed to load; otherwise an empty string. */
  readonly message: string;
  /** A short heading for `message`, such as "Nothing here"; otherwise an empty string. */
  readonly messageTitle: string;
  /**
   * Whether the level no longer exists and nothing else is shown. If so, render a back button (`getBackButtonProps`),
   * as for an empty album.
   */
  readonly isMissing: boolean;
  /** Returns the accessible name of an entry: its title (or a fallback such as "Album 3") and its number of items. */
  nameOf(index: number): string;
  /** Returns the title of an entry, or a fallback such as "Album 3". */
  titleOf(index: number): string;
  /**
   * Returns the number of items in an entry as text, such as "12 images", or an empty string if the number is unknown.
   */
  countOf(index: number): string;
  /**
   * Opens an entry. Calls within `ALBUM_GUARD_MS` of the previous one are ignored, for example those caused by a double
   * click.
   */
  enter(entry: AlbumEntry): void;
  /**
   * Goes one level up and restores that level's page and scroll position. Goes back in the browser's history if the
   * previous entry is that level.
   */
  back(): void;
  /** Goes to the level at the given depth of the path; 0 is the root. */
  goToDepth(depth: number): void;
  /** Goes to another page of the album. After a failure, going to the same page repeats the request. */
  goToPage(page: number): void;
  /**
   * Searches the album. Shows the entries whose names contain the given words, or all entries if the text is empty.
   */
  search(text: string): void;
  /**
   * Updates the URL and the breadcrumb. Call it after the current gallery has used its own pagination to go to another
   * page.
   */
  updateGalleryPage(page: number): void;
  /** Repeats the failed request. */
  retry(): void;
  /**
   * Returns the URL of a page of the current level, for a gallery's own pagination. `undefined` if `urlCodec` is
   * `false`.
   */
  readonly getPageHref: ((page: number) => string) | undefined;
  readonly getContainerProps: PropGetter<'div'>;
  /** Props for the title. It receives focus after the user navigates to another level. */
  readonly getHeadingProps: PropGetter<'h2'>;
  /** Props for a link to an entry. The link works without JavaScript. If there is no URL, render a button instead. */
  getEntryLinkProps(props: ElementProps<'a'> & { readonly entry: AlbumEntry }): ElementProps<'a'>;
  readonly getBreadcrumbProps: PropGetter<'nav'>;
  getCrumbLinkProps(props: ElementProps<'a'> & { readonly depth: number }): ElementProps<'a'>;
  readonly getBackLinkProps: PropGetter<'a'>;
  /**
   * Props for a link to a page of the album. It is disabled for pages that don't exist. If there is no URL, or you pass
   * `href: undefined`, render a button instead.
   */
  getPageLinkProps(props: LinkOrButtonProps & { readonly page: number }): LinkOrButtonProps;
  /** Props for a live region that announces `message` and each newly opened level. */
  readonly getStatusProps: PropGetter<'div'>;
  /**
   * Props for the retry button. Render the button while there is an `error`. The error is kept until a response
   * arrives.
   */
  readonly getRetryButtonProps: PropGetter<'button'>;
  /**
   * Props for a button that returns to the previous page or to the site's home page. Use it if the album is empty or
   * missing.
   */
  readonly getBackButtonProps: PropGetter<'button'>;
  readonly containerRef: RefObject<HTMLDivElement | null>;
  readonly labels: AlbumLabels;
}
