import type { PlaylistVideo } from './PlaylistSource.ts';

/** Options for a provider's player. Omitted options use the provider's defaults, and unsupported ones are ignored. */
export interface VideoPreferences {
  /** Whether captions are initially enabled. */
  readonly captions?: boolean | undefined;
  /** Language of the captions, as an ISO 639-1 code. */
  readonly captionLanguage?: string | undefined;
  /** Language of the player's own interface, as an ISO 639-1 code. */
  readonly language?: string | undefined;
  /** Whether the author's annotations are shown. */
  readonly annotations?: boolean | undefined;
  /** Whether videos from other channels are suggested at the end. */
  readonly relatedVideos?: boolean | undefined;
  /** Reduces the provider's branding. */
  readonly modestBranding?: boolean | undefined;
  /** Whether the title and author are shown before playback. */
  readonly information?: boolean | undefined;
}

/** Playback settings for a video. */
export interface VideoSettings extends VideoPreferences {
  /** Whether playback starts automatically once the video has loaded, if the browser allows it. */
  readonly autoplay: boolean;
  /** Whether the video is muted. Browsers allow only muted videos to autoplay. */
  readonly muted: boolean;
  readonly controls: boolean;
  /** Whether the provider loops the video. Always `false` for clips, because the hook itself loops them. */
  readonly loop: boolean;
}

/** An event sent by a player. If the event has a `videoId`, it applies only to that video. */
export type VideoPlayerEvent =
  | { readonly type: 'ready' }
  | { readonly type: 'playback'; readonly playback: Playback; readonly videoId?: string | undefined }
  /** The video can't be played because it was removed or may not be embedded. */
  | { readonly type: 'failed'; readonly videoId?: string | undefined }
  /** The player responded after it was considered unresponsive. */
  | { readonly type: 'responded' };

/**
 * Controls a player's element. Commands are queued until the player is ready. Clips start at `startSeconds` and end at
 * `endSeconds`.
 */
export interface VideoPlayerHandle {
  play(): void;
  pause(): void;
  /**
   * Unmutes a video that was started muted, once the user has interacted with it. Omit this method if the element
   * handles this itself.
   */
  unmute?(): void;
  /**
   * Loads another video in the same element. Returns `false` if the player can't do this and the element must be
   * reloaded.
   */
  load(video: PlaylistVideo, settings: VideoSettings): boolean;
}

export interface VideoPlayerConnection {
  /** The video that the element shows or is about to load. */
  readonly video: PlaylistVideo;
  /** Whether the element's URL requests autoplay. */
  readonly autoplay: boolean;
  readonly listen: (event: VideoPlayerEvent) => void;
  /**
   * Signal that is aborted when the element is removed or another player takes over the element. No events are sent
   * afterwards.
   */
  readonly signal: AbortSignal;
}

/** A player for one provider's videos. It defines which element to render and how to control it. */
export interface VideoPlayer {
  readonly kind: 'frame' | 'file';
  /** The provider that requires consent, or `undefined` if no third party is contacted. */
  readonly provider?: string | undefined;
  /** Returns the URL to load in the element, or `null` if the video's id or file is invalid. */
  urlOf(video: PlaylistVideo, settings: VideoSettings): string | null;
  /** Returns the URL of the video's own page. */
  pageUrlOf(video: PlaylistVideo): string | undefined;
  /** Takes control of an element that shows a video or is about to load one. */
  connect(element: HTMLIFrameElement | HTMLVideoElement, connection: VideoPlayerConnection): VideoPlayerHandle;
}

/** A player's playback state. It is `unstarted` until the player reports another state. */
export type Playback = 'unstarted' | 'playing' | 'paused' | 'ended';
