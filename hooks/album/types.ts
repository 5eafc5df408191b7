import type { RefObject } from 'react';
import type { AlbumCrumb, AlbumEntry, AlbumPage, AlbumSource } from '../backend/AlbumSource.ts';
import type { Backend } from '../backend/Backend.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { GalleryPage } from '../backend/GallerySource.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';
import type { GalleryStatus } from '../gallery/types.ts';
import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { ElementProps, LinkOrButtonProps, PropGetter } from '../shared/ElementProps.ts';
import type { AlbumAddress } from './albumPath.ts';
import type { AlbumLabels } from './labels.ts';

/** An album's page of entries, or a gallery with its first page, at the end of a path. */
export type AlbumLevel<TImage extends GalleryImage = GalleryImage> =
  | { readonly kind: 'album'; readonly path: readonly AlbumCrumb[]; readonly page: AlbumPage }
  | {
      readonly kind: 'gallery';
      readonly path: readonly AlbumCrumb[];
      readonly page: GalleryPage<TImage>;
      readonly backend: Backend<TImage>;
    };

/** A level that came with the server's HTML; the last crumb of the path says which kind it is. */
export interface InitialAlbumLevel<TImage extends GalleryImage = GalleryImage> {
  readonly path: readonly AlbumCrumb[];
  /** The album at the end of the path, if it leads to one. */
  readonly album?: AlbumPage | undefined;
  /** The gallery at the end of the path, if it leads to one. */
  readonly gallery?: GalleryPage<TImage> | undefined;
}

/**
 * The reason for showing another level or page. `paging` shows another page in place of the one before; `appending` shows more entries below those that
 * are there; `history`: the browser's Back and Forward; `address`: the address that the page was opened with; `source`: another back end.
 */
export type AlbumMoveReason =
  'enter' | 'back' | 'breadcrumb' | 'paging' | 'appending' | 'search' | 'history' | 'address' | 'source' | 'imperative';

export interface UseAlbumOptions<TImage extends GalleryImage = GalleryImage> {
  /** Serves the levels: `backend.albums` of an adapter. Create it once. */
  readonly source?: AlbumSource<TImage> | undefined;
  /** The level that came with the server's HTML: shown at once, without a request. */
  readonly initialLevel?: InitialAlbumLevel<TImage> | undefined;
  /**
   * The codec of a level in the address. With several albums on a page each needs its own, `albumAddress(1)`. `false`: neither address nor Back know of
   * levels, and entries have no `href`. Keep its identity between renders.
   * @default albumAddress()
   */
  readonly address?: AlbumAddress | false | undefined;
  /** Address of the page for the links, with what of its query must stay. @default the page's own path, without a query */
  readonly baseHref?: string | undefined;
  /** Before another level or page is asked for. `details.cancel()` vetoes; what the browser's Back has done cannot be vetoed. */
  readonly onPathChange?: ((path: readonly AlbumCrumb[], details: ChangeDetails<AlbumMoveReason>) => void) | undefined;
  /**
   * A page that a gallery of the album turns to, far below its beginning, takes the window there. False: the gallery does that by
   * itself, as those of the kit do.
   * @default true
   */
  readonly scrollOnPaging?: boolean | undefined;
  /**
   * Pages of entries are appended to what is shown: page n holds everything from the first entry to its end, `initialLevel` too.
   * `useAppendedPages` has the button for more. Galleries have pages of their own.
   * @default false
   */
  readonly appends?: boolean | undefined;
  readonly labels?: Partial<AlbumLabels> | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseAlbumResult<TImage extends GalleryImage = GalleryImage> {
  readonly status: GalleryStatus;
  /** The shown level; null until the first one is there. */
  readonly level: AlbumLevel<TImage> | null;
  /** From the top to what is shown. */
  readonly path: readonly AlbumCrumb[];
  /** The entries of the album that is shown; none while a gallery is. */
  readonly entries: readonly AlbumEntry[];
  readonly title: string;
  readonly description: string | undefined;
  /** 1-based page of the album that is shown. */
  readonly page: number;
  /** 1 while a gallery is shown, which has pages of its own. */
  readonly pageCount: number;
  /** "Page 2 of 7". */
  readonly position: string;
  /** The reason why the last request failed; the level that was shown before stays. */
  readonly failure: LoggiaError | null;
  /** The current message for the visitor: empty, failed, offline; else ''. */
  readonly message: string;
  /** Returns the name of an entry: its title or "Album 3", and how much it holds. */
  nameOf(index: number): string;
  /** Goes down into an entry. A second call within ALBUM_GUARD_MS is the other half of a double click and does nothing. */
  enter(entry: AlbumEntry): void;
  /** One level up, where the visitor left it: by the browser's own Back where that leads there. */
  back(): void;
  /** To a level of the path; 0 is the top. */
  goToDepth(depth: number): void;
  /** Another page of the album that is shown. After a failure the same page is asked for again. */
  goToPage(page: number): void;
  /** The album's entries whose names hold these words; '' for all. */
  search(text: string): void;
  /** The gallery that is shown has turned to a page by itself: address and breadcrumb follow. */
  notePage(page: number): void;
  /** Asks again for what failed. */
  retry(): void;
  /** Address of a page of the level that is shown, for a gallery's pager that is drawn apart. Undefined without an `address`. */
  readonly getPageHref: ((page: number) => string) | undefined;
  readonly getContainerProps: PropGetter<'div'>;
  /** For the title: it gets the focus after a change of level. */
  readonly getHeadingProps: PropGetter<'h2'>;
  /** A link that middle click and a page without scripts follow; without an address it is a button. */
  getEntryLinkProps(props: ElementProps<'a'> & { readonly entry: AlbumEntry }): ElementProps<'a'>;
  readonly getBreadcrumbProps: PropGetter<'nav'>;
  getCrumbLinkProps(props: ElementProps<'a'> & { readonly depth: number }): ElementProps<'a'>;
  readonly getBackLinkProps: PropGetter<'a'>;
  /**
   * For a link to a page of the album, with the address of it: off past the ends. Without an address, or with `href: undefined`,
   * it is for a button.
   */
  getPageLinkProps(props: LinkOrButtonProps & { readonly page: number }): LinkOrButtonProps;
  /** A live region for `message` and for what was opened. */
  readonly getStatusProps: PropGetter<'div'>;
  /** Asks again for what failed. Draw it while there is a `failure`: it stays until the answer has come. */
  readonly getRetryButtonProps: PropGetter<'button'>;
  readonly containerRef: RefObject<HTMLDivElement | null>;
  readonly labels: AlbumLabels;
}
