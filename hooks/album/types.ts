import type { RefObject } from 'react';
import type { AlbumCrumb, AlbumEntry, AlbumPage, AlbumSource } from '../backend/AlbumSource.ts';
import type { Backend } from '../backend/Backend.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { GalleryPage } from '../backend/GallerySource.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';
import type { GalleryStatus } from '../gallery/types.ts';
import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { ElementProps, LinkOrButtonProps, PropGetter } from '../shared/ElementProps.ts';
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
  /** The album at the end of the path, if it is one. */
  readonly album?: AlbumPage | undefined;
  /** The gallery at the end of the path, if it is one. */
  readonly gallery?: GalleryPage<TImage> | undefined;
}

/**
 * Why another level or page is shown. `paging` replaces the current page; `appending` adds entries below it; `history`:
 * the browser's Back and Forward; `address`: the URL that the page was opened with; `source`: another backend.
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
  /** Provides the levels, usually `backend.albums`. Create it once. */
  readonly source?: AlbumSource<TImage> | undefined;
  /** The level embedded in the server's HTML. Shown immediately, without a request. */
  readonly initialLevel?: InitialAlbumLevel<TImage> | undefined;
  /**
   * Stores the level in the URL. Several albums on a page each need their own, such as `albumUrlCodec(1)`. `false`
   * disables URL and Back integration; entries then have no `href`. Keep its identity between renders.
   * @default albumUrlCodec()
   */
  readonly urlCodec?: AlbumUrlCodec | false | undefined;
  /** URL of the page for links, including the parameters to keep. @default the current path, without a query */
  readonly baseHref?: string | undefined;
  /**
   * Called before another level or page is requested. `details.cancel()` prevents it, except after the browser's Back.
   */
  readonly onPathChange?: ((path: readonly AlbumCrumb[], details: ChangeDetails<AlbumMoveReason>) => void) | undefined;
  /**
   * Scrolls to the start of the album when its gallery turns a page. Set it to `false` if the gallery scrolls itself,
   * as the kit's galleries do.
   * @default true
   */
  readonly scrollOnPaging?: boolean | undefined;
  /**
   * Appends pages of entries to those already shown, so that page n contains all entries up to its end, also in
   * `initialLevel`. `useAppendedPages` provides the "load more" button. Galleries page independently.
   * @default false
   */
  readonly appends?: boolean | undefined;
  readonly labels?: Partial<AlbumLabels> | undefined;
  /** Whether the album loads and navigates. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseAlbumResult<TImage extends GalleryImage = GalleryImage> {
  readonly status: GalleryStatus;
  /** The shown level, `null` until the first one has loaded. */
  readonly level: AlbumLevel<TImage> | null;
  /** The levels from the root to the shown one. */
  readonly path: readonly AlbumCrumb[];
  /** The entries of the shown album. Empty while a gallery is shown. */
  readonly entries: readonly AlbumEntry[];
  readonly title: string;
  readonly description: string | undefined;
  /** The shown page of the album, 1-based. */
  readonly page: number;
  /** 1 while a gallery is shown, which pages independently. */
  readonly pageCount: number;
  /** For example "Page 2 of 7". */
  readonly position: string;
  /** The error of the last request, which keeps the shown level. */
  readonly error: LoggiaError | null;
  /** Why the album is empty or failed to load, otherwise an empty string. */
  readonly message: string;
  /** A short heading for `message`, such as "Nothing here"; otherwise an empty string. */
  readonly messageTitle: string;
  /**
   * Whether the level no longer exists and nothing else is shown. Offer `getBackButtonProps`, as for an empty album.
   */
  readonly isMissing: boolean;
  /** Returns the accessible name of an entry: its title, or "Album 3", and its number of items. */
  nameOf(index: number): string;
  /** Returns the title of an entry, or a fallback such as "Album 3". */
  titleOf(index: number): string;
  /** Returns the number of items in an entry, such as "12 images", or an empty string if unknown. */
  countOf(index: number): string;
  /** Opens an entry. Calls within `ALBUM_GUARD_MS` of the previous one are ignored, for example from a double click. */
  enter(entry: AlbumEntry): void;
  /** Goes one level up and restores its page and scroll position. Uses the browser's Back if that leads there. */
  back(): void;
  /** Goes to a level of the path; 0 is the root. */
  goToDepth(depth: number): void;
  /** Shows another page of the album. After a failure, repeats the request for the same page. */
  goToPage(page: number): void;
  /** Shows the entries whose names contain these words, or all for an empty string. */
  search(text: string): void;
  /** Call this when the shown gallery turned a page by itself, to update the URL and breadcrumb. */
  updateGalleryPage(page: number): void;
  /** Repeats the failed request. */
  retry(): void;
  /** Returns the URL of a page of the shown level, for a gallery's own pagination. `undefined` without a `urlCodec`. */
  readonly getPageHref: ((page: number) => string) | undefined;
  readonly getContainerProps: PropGetter<'div'>;
  /** Props for the title, which receives focus after a change of level. */
  readonly getHeadingProps: PropGetter<'h2'>;
  /** Props for a link to an entry, which works without JavaScript. Without a URL, use a button. */
  getEntryLinkProps(props: ElementProps<'a'> & { readonly entry: AlbumEntry }): ElementProps<'a'>;
  readonly getBreadcrumbProps: PropGetter<'nav'>;
  getCrumbLinkProps(props: ElementProps<'a'> & { readonly depth: number }): ElementProps<'a'>;
  readonly getBackLinkProps: PropGetter<'a'>;
  /**
   * Props for a link to a page of the album, disabled beyond the ends. Without a URL, or with `href: undefined`, use a
   * button.
   */
  getPageLinkProps(props: LinkOrButtonProps & { readonly page: number }): LinkOrButtonProps;
  /** Props for a live region that announces `message` and each opened level. */
  readonly getStatusProps: PropGetter<'div'>;
  /** Props for the retry button. Render it while there is an `error`, which is kept until the response arrives. */
  readonly getRetryButtonProps: PropGetter<'button'>;
  /**
   * Props for a button that returns to the previous page, or to the site's home page. Use it for an album that is empty
   * or missing.
   */
  readonly getBackButtonProps: PropGetter<'button'>;
  readonly containerRef: RefObject<HTMLDivElement | null>;
  readonly labels: AlbumLabels;
}
