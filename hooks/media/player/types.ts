import type { PlaylistVideo } from '../../data/backend/PlaylistSource.ts';
import type { VideoClip } from '../../data/backend/VideoClip.ts';
import type { Playback, VideoPlayer, VideoPreferences } from '../../data/backend/VideoPlayer.ts';
import type { ConsentGated, ConsentGateOptions } from '../consent/types.ts';
import type { EmbedLabels } from '../embed/labels.ts';
import type { PropGetter } from '../../core/shared/ElementProps.ts';
import type { VideoHosts } from './engine/createFramePlayer.ts';
import type { VideoTrackProps } from './playedVideo.ts';

/** A player's handle for its group. */
export interface PlayerGroupMember {
  /** Reports that this player has started, so that all other players in the group are paused. */
  started(): void;
  leave(): void;
}

/** A group of players. Only one of them plays at a time. */
export interface PlayerGroup {
  /** Adds a player. `pause` is called when another player starts. */
  join(pause: () => void): PlayerGroupMember;
}

/** A message from a player, as an object. */
export type PlayerMessage = Readonly<Record<string, unknown>>;

/** The `postMessage` protocol for a provider's iframe. */
export interface FrameProtocol {
  /**
   * Messages that are sent once the iframe has loaded, to subscribe to its events. The iframe must respond to at least
   * one of them. Pass an empty array if no response is expected.
   */
  readonly handshake: readonly unknown[];
  readonly play: unknown;
  readonly pause: unknown;
  /** Returns the playback state in a message, or `null` if the message contains none. */
  read(message: PlayerMessage): Playback | null;
  /** Whether a message announces that the iframe is now listening. After such a message, the handshake is repeated. */
  isReadyMessage?(message: PlayerMessage): boolean;
  /**
   * Returns the current time in a message, in seconds. If this function is omitted, clips cannot end before the video
   * does.
   */
  timeOf?(message: PlayerMessage): number | undefined;
  /** Returns the message that seeks to a time in seconds. */
  seek?(seconds: number): unknown;
}

/** The protocol for an iframe that plays several videos in sequence. */
export interface PlaylistFrameProtocol extends FrameProtocol {
  /** The message that unmutes the player. */
  readonly unmute?: unknown;
  /**
   * Returns the messages that load another video into the same iframe. If this function is omitted or returns `null`,
   * the iframe is reloaded.
   */
  load?(videoId: string, autoplay: boolean, clip?: VideoClip): readonly unknown[] | null;
  /**
   * Whether `load` starts at the beginning of the clip. If not, the player seeks there when playback begins.
   * @default false
   */
  readonly loadsAtStart?: boolean | undefined;
  /**
   * Whether a message announces that the loaded video is ready to play. This is needed for players that do not start
   * automatically.
   */
  isLoaded?(message: PlayerMessage): boolean;
  /** Whether a message announces that the video cannot be played. */
  isFailure?(message: PlayerMessage): boolean;
  /** Returns the id of the video that a message refers to, if the message contains an id. */
  videoIdOf?(message: PlayerMessage): string | undefined;
}

/** The providers whose iframes can be controlled with `postMessage`. */
export type FramePlayerName = 'youtube' | 'vimeo' | 'dailymotion';

/** The iframe and its clip. The start of the clip must be part of the iframe's URL. */
export interface UseFramePlayerOptions extends VideoClip {
  readonly frame: HTMLIFrameElement | null;
  /** The iframe's protocol, or `undefined` if the iframe cannot be controlled. */
  readonly protocol: FrameProtocol | undefined;
  /** The origin of the iframe's URL. Messages to or from other origins are blocked. */
  readonly origin: string;
}

export interface UseFramePlayerResult {
  readonly playback: Playback;
  play(): void;
  pause(): void;
  /** Starts the handshake. Call this function from the iframe's `onLoad`. */
  handleLoad(): void;
}

/** The player to use for each provider. Create the players only once, because a new object reloads the video. */
export type VideoPlayers = Readonly<Record<PlaylistVideo['provider'], VideoPlayer>>;

export interface UsePlayerOptions<TVideo extends PlaylistVideo = PlaylistVideo>
  extends VideoPreferences, ConsentGateOptions {
  /** The video to play. If null, no player is mounted. */
  readonly video: TVideo | null;
  /** Whether the player may load. If false, an element that has already loaded is removed. @default true */
  readonly isActive?: boolean | undefined;
  /** Whether each video starts as soon as it loads, if the browser allows it. @default false */
  readonly autoplay?: boolean | undefined;
  /**
   * Whether videos start muted. Browsers allow only muted videos to autoplay. Changing this option to false unmutes the
   * current video.
   * @default false
   */
  readonly muted?: boolean | undefined;
  /** Whether to show the player's controls. @default true */
  readonly controls?: boolean | undefined;
  /** Whether the video restarts from its `startSeconds` when it ends. @default false */
  readonly loop?: boolean | undefined;
  /** The base URLs of the iframes. @default VIDEO_HOSTS */
  readonly hosts?: Partial<VideoHosts> | undefined;
  /**
   * Custom players, keyed by provider.
   * @default iframes controlled with `postMessage`, and a native `<video>` for files
   */
  readonly adapters?: Partial<VideoPlayers> | undefined;
  /**
   * The group that the player belongs to. Only one player in a group plays at a time.
   * @default all players on the page
   */
  readonly players?: PlayerGroup | undefined;
  readonly onPlaybackChange?: ((playback: Playback, video: TVideo) => void) | undefined;
  /** Called each time a video ends, unless `loop` is set. */
  readonly onEnded?: ((video: TVideo) => void) | undefined;
  /** Called when the video cannot be played. */
  readonly onError?: ((video: TVideo) => void) | undefined;
  readonly labels?: Partial<EmbedLabels> | undefined;
}

export interface UsePlayerResult extends ConsentGated {
  /** The element to render: an `<iframe>` with `getFrameProps`, or a `<video>` with `getVideoProps`. */
  readonly kind: 'frame' | 'file';
  readonly playback: Playback;
  /** Whether to mount the element. Always false on the server and during hydration. */
  readonly isMounted: boolean;
  /**
   * Whether the video failed to play. If so, show `labels.failed` and a link to `href`. If `isMounted` is true, also
   * show a retry button.
   */
  readonly hasFailed: boolean;
  /** The URL of the video's own page or file. It is safe to use in a link. */
  readonly href: string | undefined;
  /**
   * Plays the video and immediately pauses all other players. If the video has failed, it is loaded again. Call this
   * function synchronously in the handler of a user event, because browsers require a user gesture.
   */
  play(): void;
  pause(): void;
  /**
   * Returns props for the element around the player. Sets `data-playback`, `data-kind`, `data-blocked` and
   * `data-failed`.
   */
  readonly getContainerProps: PropGetter<'div'>;
  /** Returns props for the `<iframe>`. All videos share this element, so do not give it a `key`. */
  readonly getFrameProps: PropGetter<'iframe'>;
  readonly getVideoProps: PropGetter<'video'>;
  /** Props for the `<track>` elements inside the `<video>`. Use `src` as the key. */
  readonly tracks: readonly VideoTrackProps[];
  /**
   * Returns props for the retry button. The button takes focus from the player that it covers, and returns focus when
   * it is clicked.
   */
  readonly getRetryButtonProps: PropGetter<'button'>;
  readonly labels: EmbedLabels;
}
