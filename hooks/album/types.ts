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
 * are there; `history`: the browser's Back and Forward; `urlCodec`: the address that the page was opened with; `source`: another back end.
 */
export type AlbumMoveReason =
  | 'enter'
  | 'back'
  | 'breadcrumb'
  | 'paging'
  | 'appending'
  | 'search'
  | 'history'
  | 'address'
  | 'source'
  | 'imperative';

export interface UseAlbumOptions<TImage extends GalleryImage = GalleryImage> {
  /** Serves the levels: `backend.albums` of an adapter. Create it once. */
  readonly source?: AlbumSource<TImage> | undefined;
  /** The level that came with the server's HTML: shown at once, without a request. */
  readonly initialLevel?: InitialAlbumLevel<TImage> | undefined;
  /**
   * The codec of a level in the address. With several albums on a page each needs its own, `albumUrlCodec(1)`. `false`: neither address nor Back know of
   * levels, and entries have no `href`. Keep its identity between renders.
   * @default albumUrlCodec()
   */
  readonly urlCodec?: AlbumUrlCodec | false | undefined;
  /** The address of the page for the links, with the parameters that must stay. @default the page's own path, without a query */
  readonly baseHref?: string | undefined;
  /** Called before another level or page is requested. `details.cancel()` prevents it, except after the browser's Back. */
  readonly onPathChange?: ((path: readonly AlbumCrumb[], details: ChangeDetails<AlbumMoveReason>) => void) | undefined;
  /**
   * Scrolls to the beginning of a gallery of the album when it turns a page. False: the gallery does that itself, as those
   * of the kit do.
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
  /** The levels from the top to the shown one. */
  readonly path: readonly AlbumCrumb[];
  /** The entries of the shown album; none while a gallery is shown. */
  readonly entries: readonly AlbumEntry[];
  readonly title: string;
  readonly description: string | undefined;
  /** The shown page of the album, 1-based. */
  readonly page: number;
  /** 1 while a gallery is shown, which has pages of its own. */
  readonly pageCount: number;
  /** "Page 2 of 7". */
  readonly position: string;
  /** The reason why the last request failed. The shown level stays. */
  readonly error: LoggiaError | null;
  /** The message for the visitor: that the album is empty, or why it failed; else ''. */
  readonly message: string;
  /** A few words to head that message with, such as "Nothing here"; '' while there is no message. */
  readonly messageTitle: string;
  /** Whether the level no longer exists, and nothing else is shown: offer `getBackButtonProps`, as for an empty album. */
  readonly isMissing: boolean;
  /** Returns the accessible name of an entry: its title or "Album 3", and how much it holds. */
  nameOf(index: number): string;
  /** Returns the title of an entry, or "Album 3". */
  titleOf(index: number): string;
  /** Returns how much an entry holds, as in "12 images"; '' if the back end does not say. */
  countOf(index: number): string;
  /** Opens an entry. A second call within ALBUM_GUARD_MS, as in a double click, does nothing. */
  enter(entry: AlbumEntry): void;
  /** Goes one level up, to where the visitor left it, by the browser's own Back if that leads there. */
  back(): void;
  /** Goes to a level of the path; 0 is the top. */
  goToDepth(depth: number): void;
  /** Shows another page of the album. After a failure it requests the same page again. */
  goToPage(page: number): void;
  /** Shows the album's entries whose names contain these words; '' for all. */
  search(text: string): void;
  /** Notes that the shown gallery has turned a page by itself, so that address and breadcrumb follow. */
  updateGalleryPage(page: number): void;
  /** Repeats the failed request. */
  retry(): void;
  /** Returns the address of a page of the shown level, for a separate pager of a gallery. Undefined without a `urlCodec`. */
  readonly getPageHref: ((page: number) => string) | undefined;
  readonly getContainerProps: PropGetter<'div'>;
  /** For the title, which gets focus after a change of level. */
  readonly getHeadingProps: PropGetter<'h2'>;
  /** For a link to an entry, which works without scripts; without an address it is a button. */
  getEntryLinkProps(props: ElementProps<'a'> & { readonly entry: AlbumEntry }): ElementProps<'a'>;
  readonly getBreadcrumbProps: PropGetter<'nav'>;
  getCrumbLinkProps(props: ElementProps<'a'> & { readonly depth: number }): ElementProps<'a'>;
  readonly getBackLinkProps: PropGetter<'a'>;
  /**
   * For a link to a page of the album, disabled beyond the ends. Without an address, or with `href: undefined`, it is for a button.
   */
  getPageLinkProps(props: LinkOrButtonProps & { readonly page: number }): LinkOrButtonProps;
  /** For a live region that announces `message` and each opened level. */
  readonly getStatusProps: PropGetter<'div'>;
  /** For the button that tries again. Draw it while there is an `error`, which stays until the answer arrives. */
  readonly getRetryButtonProps: PropGetter<'button'>;
  /** For the button that leads to the page before, or to the site's first page: the way on from an album that is empty or gone. */
  readonly getBackButtonProps: PropGetter<'button'>;
  readonly containerRef: RefObject<HTMLDivElement | null>;
  readonly labels: AlbumLabels;
}
