import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import type { VideoClip } from '../backend/VideoClip.ts';
import type { Playback, VideoPlayer, VideoWishes } from '../backend/VideoPlayer.ts';
import type { ConsentGated, ConsentGateOptions } from '../consent/types.ts';
import type { EmbedLabels } from '../embed/labels.ts';
import type { PropGetter } from '../shared/ElementProps.ts';
import type { VideoHosts } from './engine/createFramePlayer.ts';
import type { VideoTrackProps } from './playedVideo.ts';

/** A place among the players of a page. */
export interface PlayerSeat {
  /** This one plays now: all others are paused. */
  started(): void;
  leave(): void;
}

/** All players that may not play at the same time. */
export interface PlayerBus {
  /** `pause` is called when another one starts. */
  join(pause: () => void): PlayerSeat;
}

/** A message as names and values. */
export type PlayerMessage = Readonly<Record<string, unknown>>;

/** How the frame of a provider is spoken to, by `postMessage`. */
export interface FrameProtocol {
  /** Sent when the frame has loaded, so that it tells what happens in it. Something of it has to be answered; empty: nothing ever is. */
  readonly hello: readonly unknown[];
  readonly play: unknown;
  readonly pause: unknown;
  /** What a message says of the playback; null where it says nothing. */
  read(message: PlayerMessage): Playback | null;
  /** It listens only from now on: it is greeted again. */
  isAwake?(message: PlayerMessage): boolean;
  /** Where in its video it is, in seconds, where a message says so: without it no video can end before its own end. */
  timeOf?(message: PlayerMessage): number | undefined;
  /** Goes to a place in its video. */
  seek?(seconds: number): unknown;
}

/** How a frame is spoken to that shows one video after the other. */
export interface PlaylistFrameProtocol extends FrameProtocol {
  /** Sound again, for a video that began without. */
  readonly unmute?: unknown;
  /** Messages that put another video into the same frame; without it, or where it is null, the frame is loaded anew. */
  load?(videoId: string, startsAtOnce: boolean, clip?: VideoClip): readonly unknown[] | null;
  /** `load` says where the video begins; else that is told when it begins. @default false */
  readonly loadsAtStart?: boolean | undefined;
  /** The video that was put in is there, where it has to be told to play after that. */
  isLoaded?(message: PlayerMessage): boolean;
  /** The video cannot be played here. */
  isFailure?(message: PlayerMessage): boolean;
  /** Which video a message is about, where it says so. */
  videoIdOf?(message: PlayerMessage): string | undefined;
}

/** Providers whose frames can be spoken to. */
export type FramePlayerName = 'youtube' | 'vimeo' | 'dailymotion';

/** Which piece of the video is played: the frame's own address says where that begins. */
export interface UseFramePlayerOptions extends VideoClip {
  readonly frame: HTMLIFrameElement | null;
  /** Undefined for a frame that cannot be spoken to. */
  readonly protocol: FrameProtocol | undefined;
  /** Origin of the frame's address: messages from elsewhere are not heard, and none is sent elsewhere. */
  readonly origin: string;
}

export interface UseFramePlayerResult {
  readonly playback: Playback;
  play(): void;
  pause(): void;
  /** For the frame: whoever has just loaded is greeted. */
  handleLoad(): void;
}

/** A player for each provider. Create them once: another object is another player. */
export type VideoPlayers = Readonly<Record<PlaylistVideo['provider'], VideoPlayer>>;

export interface UsePlayerOptions<TVideo extends PlaylistVideo = PlaylistVideo>
  extends VideoWishes, ConsentGateOptions {
  /** What is played; null: nothing, and no player is there. */
  readonly video: TVideo | null;
  /** False: nothing is loaded, and what was loaded is taken away. @default true */
  readonly isActive?: boolean | undefined;
  /** A video begins as soon as it comes, as far as the browser allows it. @default false */
  readonly autoplay?: boolean | undefined;
  /** Without sound as long as the visitor has pressed nothing: browsers let such a video begin by itself. @default false */
  readonly muted?: boolean | undefined;
  /** @default true */
  readonly controls?: boolean | undefined;
  /** The same video again at its end, from its `startSeconds`. @default false */
  readonly loop?: boolean | undefined;
  /** What the addresses of frames begin with. @default VIDEO_HOSTS */
  readonly hosts?: Partial<VideoHosts> | undefined;
  /** Players of your own. @default frames that are spoken to by messages, and the browser's own `<video>` */
  readonly adapters?: Partial<VideoPlayers> | undefined;
  /** @default the players of the page */
  readonly players?: PlayerBus | undefined;
  readonly onPlaybackChange?: ((playback: Playback, video: TVideo) => void) | undefined;
  /** Once for each time that a video comes to its end; not in a loop. */
  readonly onEnded?: ((video: TVideo) => void) | undefined;
  /** The video cannot be played. */
  readonly onFailed?: ((video: TVideo) => void) | undefined;
  readonly labels?: Partial<EmbedLabels> | undefined;
}

export interface UsePlayerResult extends ConsentGated {
  /** Which element to draw: an `<iframe>` with `getFrameProps`, or a `<video>` with `getVideoProps`. */
  readonly kind: 'frame' | 'file';
  readonly playback: Playback;
  /** The element belongs on the page. Never on a server, nor in the first client render. */
  readonly isMounted: boolean;
  /** The video cannot be played here: show `labels.failed`, a link to `href` and, where it is mounted, a button to try again. */
  readonly hasFailed: boolean;
  /** The video's own page or file, fit for a link. */
  readonly href: string | undefined;
  /** Plays, and pauses all others at once; what has failed is loaded again. Call it in the task of the visitor's press: browsers ask for that. */
  play(): void;
  pause(): void;
  /** For the element around the player: `data-playback`, `data-kind`, `data-blocked`, `data-failed`. */
  readonly getBoxProps: PropGetter<'div'>;
  /** For an `<iframe>`. One and the same element shows one video after the other: give it no `key`. */
  readonly getFrameProps: PropGetter<'iframe'>;
  readonly getVideoProps: PropGetter<'video'>;
  /** For the `<track>` elements in a `<video>`, each with its `src` as its key. */
  readonly tracks: readonly VideoTrackProps[];
  /** For the button that loads again what has failed. It takes the focus of the player that it stands for, and gives it back. */
  readonly getRetryButtonProps: PropGetter<'button'>;
  readonly labels: EmbedLabels;
}
