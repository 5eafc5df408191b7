import type { PlaylistPage, PlaylistSource, PlaylistVideo } from '../backend/PlaylistSource.ts';
import type { VideoPreferences } from '../backend/VideoPlayer.ts';
import type { EmbedLabels } from '../embed/labels.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';
import type { UsePlayerOptions, UsePlayerResult } from '../player/types.ts';
import type { PagerPosition } from '../gallery/types.ts';
import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import type { PlaylistLabels } from './labels.ts';
import type { PageLimits } from './playlistPages.ts';

/** The layout of the videos. */
export type PlaylistTemplate = 'grid' | 'list' | 'mix' | 'masonry' | 'carousel' | 'bigThumb';

/** The position of the player: above the list, or in a lightbox. */
export type PlayerMode = 'large' | 'popup';

/** How further pages load: one at a time, appended to the list, or not at all. */
export type PlaylistPaging = 'pager' | 'loadMore' | 'none';

export interface PlaylistOptions {
  /** The layout of the videos. @default 'grid' */
  readonly template?: PlaylistTemplate | undefined;
  /** The number of columns, 1 to 6. Narrow lists have fewer. @default 3 */
  readonly columns?: number | undefined;
  /** How further pages load. @default 'pager' */
  readonly paging?: PlaylistPaging | undefined;
  /** Where the pager of `pager` paging is, relative to the videos. @default 'below' */
  readonly pagerPosition?: PagerPosition | undefined;
  /** Shows titles below the thumbnails. @default true */
  readonly showTitles?: boolean | undefined;
  /** Shows descriptions below the titles. @default true */
  readonly showDescriptions?: boolean | undefined;
  /** Aspect ratio of the thumbnails (width / height). Rounded to 4:3 (below 1.5) or 16:9. @default 16 / 9 */
  readonly thumbnailRatio?: number | undefined;
  readonly player?: PlaylistPlayerOptions | undefined;
}

export interface PlaylistPlayerOptions extends VideoPreferences {
  /** The position of the player: above the list, or in a lightbox. @default 'large' */
  readonly mode?: PlayerMode | undefined;
  /** The width of the player, in CSS pixels. 0 fills the available width. @default 600 */
  readonly width?: number | undefined;
  /** Aspect ratio of the player (width / height). @default 1000 / 600 */
  readonly aspectRatio?: number | undefined;
  /**
   * The distance between the player and the top of the window after scrolling to it, in CSS pixels. 0 centers it.
   * @default 100
   */
  readonly scrollOffset?: number | undefined;
  /** Plays the first video as soon as it loads. Starts muted, and not under reduced motion. @default false */
  readonly autoplay?: boolean | undefined;
  /** Shows the provider's player controls. @default true */
  readonly controls?: boolean | undefined;
  /** Restarts each video at its end. @default false */
  readonly loop?: boolean | undefined;
  /** Plays the next video when one ends; the first follows the last. Ignored with `loop`. @default false */
  readonly autonext?: boolean | undefined;
  /**
   * With `autonext`, how long a video that cannot be played stays visible before the next one starts, in milliseconds.
   * Paused while the user hovers or focuses the player, or the page is hidden. The last video is not skipped.
   * @default FAILED_VIDEO_DELAY_MS (5000)
   */
  readonly skipDelayMs?: number | undefined;
  /** Shows the title of the current video. @default false */
  readonly showPlayingTitle?: boolean | undefined;
  /** Shows the description of the current video. @default false */
  readonly showPlayingDescription?: boolean | undefined;
  /** Shows thumbnails of the other videos in the lightbox. @default false */
  readonly thumbnails?: boolean | undefined;
}

/** Why the current video changed. */
export type PlaylistVideoReason =
  | 'item'
  | 'thumbnail'
  | 'keyboard'
  | 'autonext'
  | 'hash'
  | 'mediaSession'
  | 'close'
  | 'imperative';

export interface UsePlaylistOptions extends UsePlaylistPagesOptions, ForwardedPlayerOptions {
  readonly player?: PlaylistPlayerOptions | undefined;
  /** Labels of the player, such as its consent notice and error message. @default EMBED_LABELS */
  readonly playerLabels?: Partial<EmbedLabels> | undefined;
  /** The id of the current video, controlled; null for none. */
  readonly videoId?: string | null | undefined;
  /** The id of the initial video; null for none. @default the first video in `large` mode, none in `popup` mode */
  readonly defaultVideoId?: string | null | undefined;
  /** Called before the video changes. `details.cancel()` keeps the current one. */
  readonly onVideoChange?:
    | ((video: PlaylistVideo | null, details: ChangeDetails<PlaylistVideoReason>) => void)
    | undefined;
  /** Plays the video that the URL hash names, 1 s after the page has loaded. @default true */
  readonly followHash?: boolean | undefined;
  /** Uses the browser's media session: metadata, and the play, pause, next and previous keys. @default true */
  readonly mediaSession?: boolean | undefined;
  /** Also reports failed requests with the browser's `alert`. @default false */
  readonly alertFailures?: boolean | undefined;
}

/** The options passed through to `usePlayer`. */
export type ForwardedPlayerOptions = Pick<
  UsePlayerOptions,
  'requiresConsent' | 'consent' | 'hosts' | 'adapters' | 'players' | 'onPlaybackChange' | 'onEnded' | 'onError'
>;

/** The lightbox of `popup` mode. A playlist has one, whichever control opens it. */
export interface PlaylistPopup {
  readonly isOpen: boolean;
  /**
   * Whether to mount the dialog and load its chunk: the lightbox is open, or the user has hovered, touched or focused
   * the playlist.
   */
  readonly shouldLoad: boolean;
  /** Whether to render thumbnails: the option is set and the lightbox is open. */
  readonly hasThumbnails: boolean;
  /** All loaded videos, for the thumbnail carousel: `useCarousel({ ...PLAYLIST_CAROUSEL, label, count, jumpTo })`. */
  readonly thumbnails: readonly PlaylistVideo[];
  /** Index of the thumbnail to scroll into view: the current video, or the first of newly loaded thumbnails. */
  readonly jumpTo: number | undefined;
  /** Whether more thumbnails can be loaded. Render the link only if true. */
  readonly hasMore: boolean;
  /**
   * Opens the lightbox with a video, or shows the video in the open lightbox. Returns false if opening was canceled.
   */
  open(video: PlaylistVideo, event?: Event, opener?: HTMLElement | null): boolean;
  close(): void;
  readonly dialogElement: HTMLDialogElement | null;
  /**
   * Returns props for the `<dialog>`. Keep it mounted: it handles its name, Escape, Back, outside presses and focus.
   */
  readonly getDialogProps: PropGetter<'dialog'>;
  readonly getCloseButtonProps: PropGetter<'button'>;
  readonly getMoreButtonProps: PropGetter<'button'>;
  /** Returns props for a live region that announces the number of thumbnails, loading, and failures. */
  readonly getStatusProps: PropGetter<'div'>;
  getThumbnailProps(props: ElementProps<'button'> & { readonly video: PlaylistVideo }): ElementProps<'button'>;
}

export interface UsePlaylistResult extends UsePlaylistPagesResult {
  readonly mode: PlayerMode;
  /** The current video. */
  readonly video: PlaylistVideo | null;
  /** Why the current video was requested; null for the initial video. */
  readonly reason: PlaylistVideoReason | null;
  /** Whether the video cannot be played and will be skipped shortly. Show `labels.skipping`. */
  readonly isSkipping: boolean;
  /** Title of the current video, if `showPlayingTitle` is set. */
  readonly playingTitle: string | undefined;
  /** Description of the current video, if `showPlayingDescription` is set. */
  readonly playingDescription: string | undefined;
  readonly player: UsePlayerResult;
  /** Aspect ratio of the player (width / height). */
  readonly aspectRatio: number;
  readonly popup: PlaylistPopup;
  /** Returns props for the element around list and player. Its events decide when to preload the lightbox. */
  readonly getContainerProps: PropGetter<'div'>;
  readonly hasNextVideo: boolean;
  readonly hasPreviousVideo: boolean;
  /** Plays a video. In `popup` mode this opens the lightbox. */
  playVideo(video: PlaylistVideo, event?: Event): void;
  /** Plays the next loaded video; the first follows the last. */
  playNext(): void;
  playPrevious(): void;
  /**
   * Returns props for a button that plays the next or previous video. Render it only if `hasNextVideo` or
   * `hasPreviousVideo` is true.
   */
  getStepButtonProps(
    props: ElementProps<'button'> & { readonly direction: 'next' | 'previous' },
  ): ElementProps<'button'>;
  /**
   * Returns props for a link around the thumbnail and title of a video. A plain click plays the video. With a modifier
   * key or without JavaScript, the link opens the video's own page. The current video has `aria-current` and
   * `data-current`, and `data-playing` while it plays.
   */
  getItemProps(props: ElementProps<'a'> & { readonly video: PlaylistVideo }): ElementProps<'a'>;
  /**
   * Returns props for the element around the player, which the page scrolls to. Sets `--loggia-player-ratio` on the
   * client.
   */
  readonly getPlayerAreaProps: PropGetter<'section'>;
  /** Returns props for the element around the title and description of the current video. */
  readonly getPlayingProps: PropGetter<'div'>;
  /** Returns props for a visually hidden live region that announces each new video, except the initial one. */
  readonly getPlayingStatusProps: PropGetter<'div'>;
}

export interface UsePlaylistPagesOptions {
  /** Loads further pages. Without a source, `initialPage` is the whole list. */
  readonly source?: PlaylistSource | undefined;
  /**
   * The first page. Without a `source`, the list follows changes to its videos. With one, it is only the initial state:
   * change the `key` to show another playlist.
   */
  readonly initialPage: PlaylistPage;
  /** The number of `initialPage`, 1-based. @default 1 */
  readonly page?: number | undefined;
  /** The number of pages, if the backend reports it. */
  readonly pageCount?: number | undefined;
  readonly labels?: Partial<PlaylistLabels> | undefined;
}

/** The failure of the last request, with a message for the user. */
export interface PlaylistFailure {
  readonly error: LoggiaError;
  readonly message: string;
}

export interface UsePlaylistPagesResult extends PageLimits {
  /** The videos in the list: the current page, or all pages loaded so far. */
  readonly videos: readonly PlaylistVideo[];
  /** All loaded videos in order, without duplicates. */
  readonly loadedVideos: readonly PlaylistVideo[];
  /** The current page, 1-based. */
  readonly page: number;
  readonly pageCount: number | undefined;
  /** The position in words, such as "2 of 5". Only the page number if the number of pages is unknown. */
  readonly position: string;
  /** Whether there is a next or previous page. Render a pager only if true. */
  readonly hasPages: boolean;
  /** Whether more videos can be loaded. */
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** The number of placeholders for a page being appended: the size of the first page while it loads, otherwise 0. */
  readonly pendingCount: number;
  readonly failure: PlaylistFailure | null;
  goToNext(): void;
  goToPrevious(): void;
  /** Appends the next page to the list. */
  loadMore(): void;
  /** Loads more videos for the thumbnails of the lightbox. The list does not change. */
  loadMoreThumbnails(): void;
  /** Cancels the request for more thumbnails and clears its failure. */
  cancelMoreThumbnails(): void;
  retry(): void;
  readonly getNextButtonProps: PropGetter<'button'>;
  readonly getPreviousButtonProps: PropGetter<'button'>;
  readonly getMoreButtonProps: PropGetter<'button'>;
  readonly getRetryButtonProps: PropGetter<'button'>;
  /**
   * Returns props for the button of an empty list. It goes back in the history, or to the site root if there is none.
   */
  readonly getBackButtonProps: PropGetter<'button'>;
  /** Returns props for the element around the paging buttons. It receives focus when a focused button is removed. */
  readonly getPagingProps: PropGetter<'div'>;
  /** Returns props for the list. It is `aria-busy` while a page loads. */
  readonly getListProps: PropGetter<'ul'>;
  /** Returns props for a live region that announces loading, the current page, and failures. */
  readonly getStatusProps: PropGetter<'div'>;
  readonly labels: PlaylistLabels;
}
