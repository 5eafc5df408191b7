import type { PlaylistPage, PlaylistSource, PlaylistVideo } from '../../data/backend/PlaylistSource.ts';
import type { VideoPreferences } from '../../data/backend/VideoPlayer.ts';
import type { EmbedLabels } from '../embed/labels.ts';
import type { LoggiaError } from '../../core/errors/LoggiaError.ts';
import type { UseLightboxIntentResult } from '../../lightbox/lightboxIntent/types.ts';
import type { UsePlayerOptions, UsePlayerResult } from '../player/types.ts';
import type { PagerPosition } from '../../gallery/gallery/types.ts';
import type { ChangeDetails } from '../../core/shared/createChangeDetails.ts';
import type { ElementProps, PropGetter } from '../../core/shared/ElementProps.ts';
import type { PlaylistLabels } from './labels.ts';
import type { PageLimits } from './playlistPages.ts';

/** The layout of the videos. */
export type PlaylistTemplate = 'grid' | 'list' | 'mix' | 'masonry' | 'carousel' | 'bigThumb';

/** Where videos play: in a player above the list, or in a lightbox. */
export type PlayerMode = 'large' | 'popup';

/**
 * How further pages load. They replace each other (`pager`), are appended to the list (`loadMore`), or are not loaded
 * at all (`none`).
 */
export type PlaylistPaging = 'pager' | 'loadMore' | 'none';

export interface PlaylistOptions {
  /** The layout of the videos. @default 'grid' */
  readonly template?: PlaylistTemplate | undefined;
  /** The number of columns, 1 to 6. Narrow lists show fewer. @default 3 */
  readonly columns?: number | undefined;
  /** How further pages load. @default 'pager' */
  readonly paging?: PlaylistPaging | undefined;
  /** The position of the pager relative to the videos. Applies only if `paging` is `pager`. @default 'below' */
  readonly pagerPosition?: PagerPosition | undefined;
  /** Whether to show titles below the thumbnails. @default true */
  readonly showTitles?: boolean | undefined;
  /** Whether to show descriptions below the titles. @default true */
  readonly showDescriptions?: boolean | undefined;
  /** Aspect ratio of the thumbnails (width / height). Snaps to 4:3 if below 1.5, otherwise to 16:9. @default 16 / 9 */
  readonly thumbnailRatio?: number | undefined;
  readonly player?: PlaylistPlayerOptions | undefined;
}

export interface PlaylistPlayerOptions extends VideoPreferences {
  /** Where videos play: in a player above the list, or in a lightbox. @default 'large' */
  readonly mode?: PlayerMode | undefined;
  /** The width of the player, in CSS pixels. With 0, the player fills the available width. @default 600 */
  readonly width?: number | undefined;
  /** Aspect ratio of the player (width / height). @default 1000 / 600 */
  readonly aspectRatio?: number | undefined;
  /**
   * The distance between the player and the top of the viewport after scrolling to it, in CSS pixels. With 0, the
   * player is centered.
   * @default 100
   */
  readonly scrollOffset?: number | undefined;
  /**
   * Whether the first video plays as soon as it loads. It starts muted, and does not autoplay if the user prefers
   * reduced motion.
   * @default false
   */
  readonly autoplay?: boolean | undefined;
  /** Whether to show the provider's player controls. @default true */
  readonly controls?: boolean | undefined;
  /** Whether each video restarts when it ends. @default false */
  readonly loop?: boolean | undefined;
  /**
   * Whether the next video plays when one ends. After the last video, the first one plays. Ignored if `loop` is set.
   * @default false
   */
  readonly autonext?: boolean | undefined;
  /**
   * With `autonext`, how long a video that cannot be played remains visible before the next video starts, in
   * milliseconds. The delay is paused while the user hovers over or focuses the player, or the page is hidden. The last
   * video is not skipped.
   * @default FAILED_VIDEO_DELAY_MS (5000)
   */
  readonly skipDelayMs?: number | undefined;
  /** Whether to show the title of the current video. @default false */
  readonly showPlayingTitle?: boolean | undefined;
  /** Whether to show the description of the current video. @default false */
  readonly showPlayingDescription?: boolean | undefined;
  /** Whether the lightbox shows thumbnails of the other videos. @default false */
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
  /** Labels for the player, such as its consent notice and error message. @default EMBED_LABELS */
  readonly playerLabels?: Partial<EmbedLabels> | undefined;
  /** The id of the current video (controlled), or `null` for none. */
  readonly videoId?: string | null | undefined;
  /** The id of the initial video, or `null` for none. @default the first video in `large` mode, none in `popup` mode */
  readonly defaultVideoId?: string | null | undefined;
  /** Called before the current video changes. `details.cancel()` prevents the change. */
  readonly onVideoChange?:
    | ((video: PlaylistVideo | null, details: ChangeDetails<PlaylistVideoReason>) => void)
    | undefined;
  /** Whether to play the video referenced by the URL hash, one second after the page has loaded. @default true */
  readonly followHash?: boolean | undefined;
  /**
   * Whether to use the browser's media session. If so, the hook sets its metadata and handles the play, pause, next and
   * previous keys.
   * @default true
   */
  readonly mediaSession?: boolean | undefined;
  /** Whether failed requests are also reported with `window.alert`. @default false */
  readonly alertFailures?: boolean | undefined;
}

/** The options that are passed through to `usePlayer`. */
export type ForwardedPlayerOptions = Pick<
  UsePlayerOptions,
  'requiresConsent' | 'consent' | 'hosts' | 'adapters' | 'players' | 'onPlaybackChange' | 'onEnded' | 'onError'
>;

/** The state of a playlist in `popup` mode before the lightbox's chunk has loaded. */
export interface PlaylistIntent extends Pick<UseLightboxIntentResult, 'openRequest' | 'setOpenRequest'> {
  /**
   * Whether to load and render the lightbox. True if a video is requested, or the user has hovered over, touched or
   * focused the playlist.
   */
  readonly shouldLoad: boolean;
  /** Whether the lightbox shows thumbnails (`player.thumbnails`). */
  readonly wantsThumbnails: boolean;
  /** Requests a video, or `null` to close the lightbox. Returns false if the change was canceled. */
  request(video: PlaylistVideo | null, reason: PlaylistVideoReason, event?: Event): boolean;
  /** Plays a video. It may already be the current one. */
  show(video: PlaylistVideo, reason: PlaylistVideoReason, event?: Event): void;
  /** Plays the video that is the given number of steps away. */
  step(steps: number, reason: PlaylistVideoReason, event?: Event): void;
}

/** The lightbox used in `popup` mode. A playlist has a single lightbox, no matter which control opens it. */
export interface PlaylistPopup {
  readonly isOpen: boolean;
  /** Whether to render thumbnails. True if they are enabled and the lightbox is open. */
  readonly hasThumbnails: boolean;
  /**
   * All loaded videos. Pass their number to the carousel: `useCarousel({ ...PLAYLIST_CAROUSEL, label, count, jumpTo
   * })`.
   */
  readonly thumbnails: readonly PlaylistVideo[];
  /** The index of the thumbnail to scroll into view: the current video, or the first newly loaded thumbnail. */
  readonly jumpTo: number | undefined;
  /** Whether more thumbnails can be loaded. Render the button that loads them only if this is true. */
  readonly hasMore: boolean;
  /**
   * Opens the lightbox with a video, or shows the video in the open lightbox. Returns false if opening was canceled.
   */
  open(video: PlaylistVideo, event?: Event, opener?: HTMLElement | null): boolean;
  close(): void;
  readonly dialogElement: HTMLDialogElement | null;
  /**
   * Returns props for the `<dialog>`. Keep the element mounted. The dialog has an accessible name, manages focus, and
   * handles Escape, Back and clicks outside it.
   */
  readonly getDialogProps: PropGetter<'dialog'>;
  readonly getCloseButtonProps: PropGetter<'button'>;
  readonly getMoreButtonProps: PropGetter<'button'>;
  /** Returns props for a live region that announces the number of thumbnails, loading and failures. */
  readonly getStatusProps: PropGetter<'div'>;
  getThumbnailProps(props: ElementProps<'button'> & { readonly video: PlaylistVideo }): ElementProps<'button'>;
}

export interface UsePlaylistResult extends UsePlaylistPagesResult {
  readonly mode: PlayerMode;
  /** The current video. */
  readonly video: PlaylistVideo | null;
  /** Why the current video was requested, or `null` for the initial video. */
  readonly reason: PlaylistVideoReason | null;
  /** Whether the video cannot be played and will be skipped shortly. If so, show `labels.skipping`. */
  readonly isSkipping: boolean;
  /** The current video's title, if `showPlayingTitle` is set. */
  readonly playingTitle: string | undefined;
  /** The current video's description, if `showPlayingDescription` is set. */
  readonly playingDescription: string | undefined;
  readonly player: UsePlayerResult;
  /** The player's aspect ratio (width / height). */
  readonly aspectRatio: number;
  /** The state that `usePlaylistPopup` uses in `popup` mode. */
  readonly intent: PlaylistIntent;
  /**
   * Returns props for the element around the list and the player. Its events determine when the lightbox is preloaded.
   */
  readonly getContainerProps: PropGetter<'div'>;
  readonly hasNextVideo: boolean;
  readonly hasPreviousVideo: boolean;
  /** Plays a video. In `popup` mode, this opens the lightbox. */
  playVideo(video: PlaylistVideo, event?: Event): void;
  /** Plays the next loaded video. After the last one, plays the first. */
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
   * Returns props for a link around a video's thumbnail and title. A plain click plays the video. If the user holds a
   * modifier key or JavaScript is unavailable, the link opens the video's own page. The current video has
   * `aria-current` and `data-current`, and also `data-playing` while it plays.
   */
  getItemProps(props: ElementProps<'a'> & { readonly video: PlaylistVideo }): ElementProps<'a'>;
  /**
   * Returns props for the element around the player. The page scrolls to this element. Sets `--loggia-player-ratio` on
   * the client.
   */
  readonly getPlayerAreaProps: PropGetter<'section'>;
  /** Returns props for the element around the current video's title and description. */
  readonly getPlayingProps: PropGetter<'div'>;
  /** Returns props for a visually hidden live region that announces each new video, except the initial one. */
  readonly getPlayingStatusProps: PropGetter<'div'>;
}

/** The parts of a playlist that `usePlaylistPopup` uses. */
export type PlaylistPopupTarget = Pick<
  UsePlaylistResult,
  | 'mode'
  | 'video'
  | 'intent'
  | 'loadedVideos'
  | 'hasMore'
  | 'isLoading'
  | 'failure'
  | 'loadMoreThumbnails'
  | 'cancelMoreThumbnails'
  | 'labels'
>;

export interface UsePlaylistPagesOptions {
  /** Loads further pages. If omitted, `initialPage` is the whole list. */
  readonly source?: PlaylistSource | undefined;
  /**
   * The first page. If there is no `source`, the list follows changes to these videos. If there is one, `initialPage`
   * is only the initial state. To show another playlist, change the component's `key`.
   */
  readonly initialPage: PlaylistPage;
  /** The page number of `initialPage`, 1-based. @default 1 */
  readonly page?: number | undefined;
  /** The total number of pages, if the backend reports it. */
  readonly pageCount?: number | undefined;
  readonly labels?: Partial<PlaylistLabels> | undefined;
}

/** Why the last request failed, with a message for the user. */
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
  /** The current position as text, such as "2 of 5", or only the page number if the total is unknown. */
  readonly position: string;
  /** Whether there is a next or previous page. Render the pager only if this is true. */
  readonly hasPages: boolean;
  /** Whether more videos can be loaded. */
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /**
   * The number of placeholders to render for a page that is being appended. While that page loads, this is the size of
   * the first page; otherwise, it is 0.
   */
  readonly pendingCount: number;
  readonly failure: PlaylistFailure | null;
  goToNext(): void;
  goToPrevious(): void;
  /** Appends the next page to the list. */
  loadMore(): void;
  /** Loads more videos for the lightbox's thumbnails. The list does not change. */
  loadMoreThumbnails(): void;
  /** Cancels the request for more thumbnails and clears its error. */
  cancelMoreThumbnails(): void;
  retry(): void;
  readonly getNextButtonProps: PropGetter<'button'>;
  readonly getPreviousButtonProps: PropGetter<'button'>;
  readonly getMoreButtonProps: PropGetter<'button'>;
  readonly getRetryButtonProps: PropGetter<'button'>;
  /**
   * Returns props for the button shown for an empty list. The button goes back in the browser history, or to the site
   * root if there is no history.
   */
  readonly getBackButtonProps: PropGetter<'button'>;
  /**
   * Returns props for the element around the paging buttons. The element receives focus when a focused button is
   * removed.
   */
  readonly getPagingProps: PropGetter<'div'>;
  /** Returns props for the list. Sets `aria-busy` while a page loads. */
  readonly getListProps: PropGetter<'ul'>;
  /** Returns props for a live region that announces loading, the current page, and failures. */
  readonly getStatusProps: PropGetter<'div'>;
  readonly labels: PlaylistLabels;
}
