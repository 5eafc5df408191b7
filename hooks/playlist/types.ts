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

/** The place of the player: above the list, or in a lightbox. */
export type PlayerMode = 'large' | 'popup';

/** The way to further pages: one after the other, each added to the ones before, or none. */
export type PlaylistPaging = 'pager' | 'loadMore' | 'none';

export interface PlaylistOptions {
  /** @default 'grid' */
  readonly template?: PlaylistTemplate | undefined;
  /** 1 to 6. @default 3 */
  readonly columns?: number | undefined;
  /** @default 'pager' */
  readonly paging?: PlaylistPaging | undefined;
  /** The sides of the videos on which the pages of `pager` stand: above, below or both. @default 'below' */
  readonly pagerPosition?: PagerPosition | undefined;
  /** Titles below the thumbnails. @default true */
  readonly showTitles?: boolean | undefined;
  /** Descriptions below the titles. @default true */
  readonly showDescriptions?: boolean | undefined;
  /** Width of a thumbnail by its height: 16 / 9 or 4 / 3, whichever is nearer. @default 16 / 9 */
  readonly thumbnailRatio?: number | undefined;
  readonly player?: PlaylistPlayerOptions | undefined;
}

export interface PlaylistPlayerOptions extends VideoPreferences {
  /** @default 'large' */
  readonly mode?: PlayerMode | undefined;
  /** In CSS pixels; 0 is all there is. @default 600 */
  readonly width?: number | undefined;
  /** Width of the player by its height. @default 1000 / 600 */
  readonly aspectRatio?: number | undefined;
  /**
   * The distance from the top of the window at which the player comes to rest after scrolling, in CSS pixels; 0: in its middle.
   * @default 100
   */
  readonly scrollOffset?: number | undefined;
  /** @default false */
  readonly autoplay?: boolean | undefined;
  /** @default true */
  readonly controls?: boolean | undefined;
  /** Plays the same video again. @default false */
  readonly loop?: boolean | undefined;
  /** Plays the next video at the end of one, and after the last the first. @default false */
  readonly autonext?: boolean | undefined;
  /**
   * With `autonext`: a video that cannot be played is shown as such for so long, in milliseconds, before the next one follows. It waits
   * while the visitor is at the player. After the last one nothing follows.
   * @default FAILED_VIDEO_DELAY_MS (5000)
   */
  readonly skipDelayMs?: number | undefined;
  /** Title of the video in the player. @default false */
  readonly showPlayingTitle?: boolean | undefined;
  /** Its description. @default false */
  readonly showPlayingDescription?: boolean | undefined;
  /** Thumbnails in the lightbox. @default false */
  readonly thumbnails?: boolean | undefined;
}

/** The reason of a change to another video. */
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
  /** Texts of the player: its question for consent, its failure. @default EMBED_LABELS */
  readonly playerLabels?: Partial<EmbedLabels> | undefined;
  /** Controlled: the id of the video in the player; null for none. */
  readonly videoId?: string | null | undefined;
  /** @default the first video in `large` mode, none in `popup` mode */
  readonly defaultVideoId?: string | null | undefined;
  /** Called when the video changes; `details.cancel()` keeps the current one. */
  readonly onVideoChange?:
    | ((video: PlaylistVideo | null, details: ChangeDetails<PlaylistVideoReason>) => void)
    | undefined;
  /** Plays the video that the address's hash names, after 1 s. @default true */
  readonly followHash?: boolean | undefined;
  /** Uses the browser's media session: metadata, and the play, pause, next and previous keys. @default true */
  readonly mediaSession?: boolean | undefined;
  /** Shows failures by the browser's `alert` as well, as the server's script does. @default false */
  readonly alertFailures?: boolean | undefined;
}

/** The options that are passed on to `usePlayer`. */
export type ForwardedPlayerOptions = Pick<
  UsePlayerOptions,
  'requiresConsent' | 'consent' | 'hosts' | 'adapters' | 'players' | 'onPlaybackChange' | 'onEnded' | 'onError'
>;

/** The lightbox of `popup` mode. It is there once, whatever opens it. */
export interface PlaylistPopup {
  readonly isOpen: boolean;
  /**
   * Whether the lightbox is open, or was likely to be opened: a pointer, a finger or focus was in the playlist. Draw the dialog, and load
   * its code.
   */
  readonly shouldLoad: boolean;
  /** Whether to draw thumbnails: the option is set, and the lightbox is open. */
  readonly hasThumbnails: boolean;
  /** All known videos, for the carousel of thumbnails: `useCarousel({ ...PLAYLIST_CAROUSEL, label, count, jumpTo })`. */
  readonly thumbnails: readonly PlaylistVideo[];
  /** Index of the thumbnail to bring into view: what plays, then where new ones begin. */
  readonly jumpTo: number | undefined;
  /** Whether more thumbnails can be loaded: draw the link. */
  readonly hasMore: boolean;
  /** Opens the lightbox with a video. Returns true where it opens, or is open and shows that video; false where it was canceled. */
  open(video: PlaylistVideo, event?: Event, opener?: HTMLElement | null): boolean;
  close(): void;
  readonly dialogElement: HTMLDialogElement | null;
  /** For the one `<dialog>`, which stays on the page: name, Escape, Back, a press outside, focus. */
  readonly getDialogProps: PropGetter<'dialog'>;
  readonly getCloseButtonProps: PropGetter<'button'>;
  readonly getMoreButtonProps: PropGetter<'button'>;
  /** For a live region that announces the number of thumbnails, that more are loading, or why they failed. */
  readonly getStatusProps: PropGetter<'div'>;
  getThumbnailProps(props: ElementProps<'button'> & { readonly video: PlaylistVideo }): ElementProps<'button'>;
}

export interface UsePlaylistResult extends UsePlaylistPagesResult {
  readonly mode: PlayerMode;
  /** The video in the player. */
  readonly video: PlaylistVideo | null;
  /** The reason why it came; null for the initial video. */
  readonly reason: PlaylistVideoReason | null;
  /** Whether the video cannot be played and the next one follows in a moment: show `labels.skipping`. */
  readonly isSkipping: boolean;
  /** Title to show beside the player, where the options want it. */
  readonly playingTitle: string | undefined;
  /** Description to show there, where the options want it. */
  readonly playingDescription: string | undefined;
  readonly player: UsePlayerResult;
  /** Width of the player by its height, as the options say. */
  readonly aspectRatio: number;
  readonly popup: PlaylistPopup;
  /** For the element around list and player: notices when the lightbox becomes likely. */
  readonly getContainerProps: PropGetter<'div'>;
  readonly hasNextVideo: boolean;
  readonly hasPreviousVideo: boolean;
  /** Puts a video into the player (or opens the lightbox with it) and plays it. */
  playVideo(video: PlaylistVideo, event?: Event): void;
  /** Plays the next known video; the first follows the last. */
  playNext(): void;
  playPrevious(): void;
  /** For a button that plays the video beside the one in the player. Draw it where there is one (`hasNextVideo`, `hasPreviousVideo`). */
  getStepButtonProps(
    props: ElementProps<'button'> & { readonly direction: 'next' | 'previous' },
  ): ElementProps<'button'>;
  /**
   * For a link around the thumbnail and title of a video: a plain press plays, any other opens the video's own page, and so does
   * every press without scripts. `aria-current` is on the one in the player; `data-current`, `data-playing`.
   */
  getItemProps(props: ElementProps<'a'> & { readonly video: PlaylistVideo }): ElementProps<'a'>;
  /** For the element around the player: what the page scrolls to. In a browser it has `--loggia-player-ratio`. */
  readonly getPlayerAreaProps: PropGetter<'section'>;
  /** For the element around title and description of what plays. */
  readonly getPlayingProps: PropGetter<'div'>;
  /** For a visually hidden live region that announces the new video, except for the initial one. */
  readonly getPlayingStatusProps: PropGetter<'div'>;
}

export interface UsePlaylistPagesOptions {
  /** Undefined: there is the first page and no other. */
  readonly source?: PlaylistSource | undefined;
  /**
   * The page that is already there. Without a `source` its videos are the list, whatever becomes of them; with one it is where the list
   * begins, and another playlist is another element: give it another `key`.
   */
  readonly initialPage: PlaylistPage;
  /** Its number. @default 1 */
  readonly page?: number | undefined;
  /** The number of pages, if the back end tells. */
  readonly pageCount?: number | undefined;
  readonly labels?: Partial<PlaylistLabels> | undefined;
}

/** The failure of the last request, with a message for the visitor. */
export interface PlaylistFailure {
  readonly error: LoggiaError;
  readonly message: string;
}

export interface UsePlaylistPagesResult extends PageLimits {
  /** The videos of the list: one page, or all that were added to each other. */
  readonly videos: readonly PlaylistVideo[];
  /** Every video that has come, each once, in order. */
  readonly loadedVideos: readonly PlaylistVideo[];
  /** 1-based. */
  readonly page: number;
  readonly pageCount: number | undefined;
  /** "2 of 5"; the number alone where the back end does not tell how many there are. */
  readonly position: string;
  /** Whether there is another page, so that a pager is of use. */
  readonly hasPages: boolean;
  /** Whether there are more videos to load. */
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** The number of videos that are on their way to the end of the list, by the size of the first page. */
  readonly pendingCount: number;
  readonly failure: PlaylistFailure | null;
  goToNext(): void;
  goToPrevious(): void;
  /** Adds the next page to the list. */
  loadMore(): void;
  /** Loads more videos for the thumbnails of a lightbox, without a change of the list. */
  loadMoreThumbnails(): void;
  /** Cancels the request for more thumbnails, and clears its failure. */
  cancelMoreThumbnails(): void;
  retry(): void;
  readonly getNextButtonProps: PropGetter<'button'>;
  readonly getPreviousButtonProps: PropGetter<'button'>;
  readonly getMoreButtonProps: PropGetter<'button'>;
  readonly getRetryButtonProps: PropGetter<'button'>;
  /** For the button that leads to the page before, or to the site's first page: the way on from an empty list. */
  readonly getBackButtonProps: PropGetter<'button'>;
  /** For the element around those buttons: it takes the focus of one that is needed no longer. */
  readonly getPagingProps: PropGetter<'div'>;
  /** For the list: busy while a page is on its way. */
  readonly getListProps: PropGetter<'ul'>;
  /** For a live region that announces loading, the page, and failures. */
  readonly getStatusProps: PropGetter<'div'>;
  readonly labels: PlaylistLabels;
}
