import type { PlaylistVideo } from './PlaylistSource.ts';

/** Options for a provider's player. Undefined for the provider's default. Unsupported options are ignored. */
export interface VideoPreferences {
  /** Captions are on from the beginning. */
  readonly captions?: boolean | undefined;
  /** ISO 639-1. */
  readonly captionLanguage?: string | undefined;
  /** The language of the player's own texts, ISO 639-1. */
  readonly language?: string | undefined;
  /** The annotations that the author of a video has put over it. */
  readonly annotations?: boolean | undefined;
  /** Whether videos of other channels are suggested at the end. */
  readonly relatedVideos?: boolean | undefined;
  /** Shows as little of the provider's branding as possible. */
  readonly modestBranding?: boolean | undefined;
  /** Title and maker over the video before it begins. */
  readonly information?: boolean | undefined;
}

/** Settings for showing a video. */
export interface VideoSettings extends VideoPreferences {
  /** Whether it starts as soon as it is loaded, if the browser allows it. */
  readonly autoplay: boolean;
  /** Without sound, so that browsers allow autoplay. */
  readonly muted: boolean;
  readonly controls: boolean;
  /** Whether the provider repeats the video. False for a clip, which the hook repeats. */
  readonly loop: boolean;
}

/** An event of a player. With `videoId`, of that video only. */
export type VideoPlayerEvent =
  | { readonly type: 'ready' }
  | { readonly type: 'playback'; readonly playback: Playback; readonly videoId?: string | undefined }
  /** The video cannot be played: it is gone, or may not be shown here. */
  | { readonly type: 'failed'; readonly videoId?: string | undefined }
  /** The player has responded after it was given up. */
  | { readonly type: 'answered' };

/**
 * Controls one element. Commands before the player is ready are run as soon as it is. A clip begins at its `startSeconds`, and ends at
 * its `endSeconds`.
 */
export interface VideoPlayerHandle {
  play(): void;
  pause(): void;
  /** Unmutes a video that began without sound: the visitor has pressed it. Not needed where the element reports it itself. */
  unmute?(): void;
  /** Loads another video in the same element. Returns false if the player cannot: then the element has to be loaded again. */
  load(video: PlaylistVideo, settings: VideoSettings): boolean;
}

export interface VideoPlayerConnection {
  /** The video whose address the element has, or is about to load. */
  readonly video: PlaylistVideo;
  /** The address of the element says that the video begins by itself. */
  readonly autoplay: boolean;
  readonly listen: (event: VideoPlayerEvent) => void;
  /** Aborted when the element is removed, or another player takes it over: no events after that. */
  readonly signal: AbortSignal;
}

/** A player for the videos of one provider: the element that shows them, and the protocol to control it. */
export interface VideoPlayer {
  readonly kind: 'frame' | 'file';
  /** The provider that needs consent; undefined if no third party learns of the visit. */
  readonly provider?: string | undefined;
  /** Returns the address of the element; null if the video's id or file is invalid. */
  urlOf(video: PlaylistVideo, settings: VideoSettings): string | null;
  /** Returns the address of the video's own page. */
  pageUrlOf(video: PlaylistVideo): string | undefined;
  /** Takes an element over that has the address of a video, or is about to load it. */
  connect(element: HTMLIFrameElement | HTMLVideoElement, connection: VideoPlayerConnection): VideoPlayerHandle;
}

/** The state of a player. `unstarted` until the player reports another state. */
export type Playback = 'unstarted' | 'playing' | 'paused' | 'ended';
