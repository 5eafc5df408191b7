import type { VideoClip } from './VideoClip.ts';

/** The common part of all videos of a playlist. */
interface VideoTexts extends VideoClip {
  /** Identity among all videos, as its provider knows it. */
  readonly id: string;
  /** Plain text, never markup. */
  readonly title: string;
  /** Plain text, line breaks as `\n`, never markup. */
  readonly description?: string | undefined;
  readonly thumbnailUrl?: string | undefined;
}

/** A video that a provider plays in its own frame. The id of an unlisted video at Vimeo is the rest of its page's address: `76979871/8272103f6e`. A whole address as an id is read as `videoFromUrl` does. */
export interface ProviderVideo extends VideoTexts {
  readonly provider: 'youtube' | 'vimeo';
}

/** A text track of a video file, as in a `<track>` element. */
export interface VideoTrack {
  /** Address of a WebVTT file. */
  readonly src: string;
  /** BCP 47. */
  readonly srclang: string;
  /** Shown to the visitor, in its own language. */
  readonly label: string;
  /** @default 'captions' */
  readonly kind?: 'captions' | 'subtitles' | 'descriptions' | 'chapters' | undefined;
  /** Whether it is on from the beginning, unless the player is told which are. @default false */
  readonly default?: boolean | undefined;
}

/** A video file that the browser plays by itself. */
export interface FileVideo extends VideoTexts {
  readonly provider: 'file';
  readonly url: string;
  readonly tracks?: readonly VideoTrack[] | undefined;
}

export type PlaylistVideo = ProviderVideo | FileVideo;

/** The tokens of the pages before and after, opaque to all but the back end; undefined if there is no page. */
export interface PlaylistTokens {
  readonly next?: string | undefined;
  readonly previous?: string | undefined;
}

export interface PlaylistPage {
  readonly videos: readonly PlaylistVideo[];
  readonly tokens: PlaylistTokens;
}

/** `more` loads the same page as `next`, and keeps the current videos. */
export type PlaylistDirection = 'next' | 'previous' | 'more';

export interface PlaylistRequest {
  readonly direction: PlaylistDirection;
  /** The tokens of the page that it starts from. */
  readonly tokens: PlaylistTokens;
}

/** A back end with pages of videos. Pages have no numbers: each is loaded from the one before or after it. */
export interface PlaylistSource {
  /** Throws `OfflineError`, `BrokenResponseError`, `HttpStatusError` or `InvalidResponseError`. */
  loadPage(request: PlaylistRequest, options: { readonly signal: AbortSignal }): Promise<PlaylistPage>;
}
