import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import type { VideoClip } from '../backend/VideoClip.ts';
import type { Playback, VideoPlayer, VideoPreferences } from '../backend/VideoPlayer.ts';
import type { ConsentGated, ConsentGateOptions } from '../consent/types.ts';
import type { EmbedLabels } from '../embed/labels.ts';
import type { PropGetter } from '../shared/ElementProps.ts';
import type { VideoHosts } from './engine/createFramePlayer.ts';
import type { VideoTrackProps } from './playedVideo.ts';

/** A player's membership in a group. */
export interface PlayerGroupMember {
  /** Reports that this player plays now: all others are paused. */
  started(): void;
  leave(): void;
}

/** A group of players of which only one plays at a time. */
export interface PlayerGroup {
  /** `pause` is called when another one starts. */
  join(pause: () => void): PlayerGroupMember;
}

/** A message as names and values. */
export type PlayerMessage = Readonly<Record<string, unknown>>;

/** The `postMessage` protocol of a provider's frame. */
export interface FrameProtocol {
  /**
   * Messages sent when the frame has loaded, to subscribe to its events. One of them has to be answered; empty where no answer is
   * expected.
   */
  readonly handshake: readonly unknown[];
  readonly play: unknown;
  readonly pause: unknown;
  /** Returns the playback state of a message; null where it has none. */
  read(message: PlayerMessage): Playback | null;
  /** Whether a message says that the frame listens from now on: the handshake is repeated. */
  isReadyMessage?(message: PlayerMessage): boolean;
  /** Returns the current time of a message, in seconds. Without it no clip can end before the video does. */
  timeOf?(message: PlayerMessage): number | undefined;
  /** Returns the message that seeks to a time, in seconds. */
  seek?(seconds: number): unknown;
}

/** The protocol of a frame that plays one video after the other. */
export interface PlaylistFrameProtocol extends FrameProtocol {
  /** The message that unmutes. */
  readonly unmute?: unknown;
  /** Messages that put another video into the same frame; without it, or where it is null, the frame is loaded anew. */
  load?(videoId: string, autoplay: boolean, clip?: VideoClip): readonly unknown[] | null;
  /** Whether `load` takes the start of the clip; else the player seeks when it begins. @default false */
  readonly loadsAtStart?: boolean | undefined;
  /** Whether a message says that the loaded video is ready to be played, for players that do not start by themselves. */
  isLoaded?(message: PlayerMessage): boolean;
  /** Whether a message says that the video cannot be played here. */
  isFailure?(message: PlayerMessage): boolean;
  /** Returns the id of the video that a message is about, where it names one. */
  videoIdOf?(message: PlayerMessage): string | undefined;
}

/** Providers whose frames can be controlled by messages. */
export type FramePlayerName = 'youtube' | 'vimeo' | 'dailymotion';

/** The clip that is played: the frame's own address has its start. */
export interface UseFramePlayerOptions extends VideoClip {
  readonly frame: HTMLIFrameElement | null;
  /** The protocol; undefined for a frame that cannot be controlled. */
  readonly protocol: FrameProtocol | undefined;
  /** The origin of the frame's address: messages of other origins are ignored, and none is sent to them. */
  readonly origin: string;
}

export interface UseFramePlayerResult {
  readonly playback: Playback;
  play(): void;
  pause(): void;
  /** For the frame's `onLoad`: starts the handshake. */
  handleLoad(): void;
}

/** A player for each provider. Create them once: another object is another player. */
export type VideoPlayers = Readonly<Record<PlaylistVideo['provider'], VideoPlayer>>;

export interface UsePlayerOptions<TVideo extends PlaylistVideo = PlaylistVideo>
  extends VideoPreferences, ConsentGateOptions {
  /** The video to play; null for none, and no player is mounted. */
  readonly video: TVideo | null;
  /** False: nothing is loaded, and loaded elements are removed. @default true */
  readonly isActive?: boolean | undefined;
  /** Starts each video as soon as it is loaded, if the browser allows it. @default false */
  readonly autoplay?: boolean | undefined;
  /** Mutes the video until the visitor has pressed something: browsers allow muted videos to autoplay. @default false */
  readonly muted?: boolean | undefined;
  /** @default true */
  readonly controls?: boolean | undefined;
  /** Restarts the same video at its end, from its `startSeconds`. @default false */
  readonly loop?: boolean | undefined;
  /** The start of the frames' addresses. @default VIDEO_HOSTS */
  readonly hosts?: Partial<VideoHosts> | undefined;
  /** Players of your own. @default frames controlled by messages, and the native `<video>` */
  readonly adapters?: Partial<VideoPlayers> | undefined;
  /** @default the players of the page */
  readonly players?: PlayerGroup | undefined;
  readonly onPlaybackChange?: ((playback: Playback, video: TVideo) => void) | undefined;
  /** Called each time a video ends; not in a loop. */
  readonly onEnded?: ((video: TVideo) => void) | undefined;
  /** Called when the video cannot be played. */
  readonly onError?: ((video: TVideo) => void) | undefined;
  readonly labels?: Partial<EmbedLabels> | undefined;
}

export interface UsePlayerResult extends ConsentGated {
  /** The element to draw: an `<iframe>` with `getFrameProps`, or a `<video>` with `getVideoProps`. */
  readonly kind: 'frame' | 'file';
  readonly playback: Playback;
  /** Whether to mount the element. False on a server and in the first client render. */
  readonly isMounted: boolean;
  /** Whether the video cannot be played here: show `labels.failed`, a link to `href` and, where it is mounted, a retry button. */
  readonly hasFailed: boolean;
  /** The address of the video's own page or file, safe for a link. */
  readonly href: string | undefined;
  /**
   * Plays, and pauses all others at once; a failed video is loaded again. Call it in the task of the visitor's press, as browsers
   * require.
   */
  play(): void;
  pause(): void;
  /** For the element around the player: `data-playback`, `data-kind`, `data-blocked`, `data-failed`. */
  readonly getContainerProps: PropGetter<'div'>;
  /** For an `<iframe>`. The same element shows all videos, so give it no `key`. */
  readonly getFrameProps: PropGetter<'iframe'>;
  readonly getVideoProps: PropGetter<'video'>;
  /** For the `<track>` elements in a `<video>`, each with its `src` as its key. */
  readonly tracks: readonly VideoTrackProps[];
  /** For the retry button. It takes the focus of the player that it replaces, and gives it back. */
  readonly getRetryButtonProps: PropGetter<'button'>;
  readonly labels: EmbedLabels;
}
