import type { PlaylistVideo } from './PlaylistSource.ts';

/** Options for a provider's player. Undefined: as the provider has it. An option that a player does not know is left out. */
export interface VideoPreferences {
  /** Captions are on from the beginning. */
  readonly captions?: boolean | undefined;
  /** ISO 639-1. */
  readonly captionLanguage?: string | undefined;
  /** The language of the player's own texts, ISO 639-1. */
  readonly language?: string | undefined;
  /** The annotations that the author of a video has put over it. */
  readonly annotations?: boolean | undefined;
  /** At the end: videos of others, and not only of the same channel. */
  readonly relatedVideos?: boolean | undefined;
  /** Shows as little of the provider's name as it lets us. */
  readonly modestBranding?: boolean | undefined;
  /** Title and maker over the video before it begins. */
  readonly information?: boolean | undefined;
}

/** Settings for showing a video. */
export interface VideoSettings extends VideoPreferences {
  /** Whether it begins as soon as it is loaded, as far as the browser allows it. */
  readonly autoplay: boolean;
  /** Without sound: browsers let such a video begin by itself. */
  readonly muted: boolean;
  readonly controls: boolean;
  /** The same video again at its end. False for a piece of a video: that is told to play again when it has ended. */
  readonly loop: boolean;
}

/** An event of a player. With `videoId`, of that video only. */
export type VideoPlayerEvent =
  | { readonly type: 'ready' }
  | { readonly type: 'playback'; readonly playback: Playback; readonly videoId?: string | undefined }
  /** The video cannot be played: it is gone, or may not be shown here. */
  | { readonly type: 'failed'; readonly videoId?: string | undefined }
  /** The player had been given up because it did not answer, and has answered after all. */
  | { readonly type: 'answered' };

/**
 * Drives one element. What is asked before the player is ready is done as soon as it is. A video of which a piece is played begins at
 * its `startSeconds` whenever it begins, and has ended at its `endSeconds`.
 */
export interface VideoPlayerHandle {
  play(): void;
  pause(): void;
  /** Unmutes a video that began without sound: the visitor has pressed it. Not needed where the element reports it itself. */
  unmute?(): void;
  /** Another video in the same element. False: this player cannot, or cannot yet, and the element is to be loaded anew. */
  load(video: PlaylistVideo, settings: VideoSettings): boolean;
}

export interface VideoPlayerConnection {
  /** The video whose address the element has, or is about to load. */
  readonly video: PlaylistVideo;
  /** The address of the element says that the video begins by itself. */
  readonly autoplay: boolean;
  readonly listen: (event: VideoPlayerEvent) => void;
  /** Aborted when the element goes, or another player takes it over: nothing is said after that. */
  readonly signal: AbortSignal;
}

/** A player for the videos of one provider: the element that shows them, and the protocol to control it. */
export interface VideoPlayer {
  readonly kind: 'frame' | 'file';
  /** Whom a visitor has to agree to; undefined where nobody else learns of the visit. */
  readonly provider?: string | undefined;
  /** Address of the element; null where the video's id or file is none. */
  addressOf(video: PlaylistVideo, settings: VideoSettings): string | null;
  /** The video's own page, for who cannot see it here. */
  pageOf(video: PlaylistVideo): string | undefined;
  /** Takes an element over that has the address of a video, or is about to load it. */
  connect(element: HTMLIFrameElement | HTMLVideoElement, connection: VideoPlayerConnection): VideoPlayerHandle;
}

/** The state of a player. `unstarted` as long as it has not said anything else. */
export type Playback = 'unstarted' | 'playing' | 'paused' | 'ended';
