import type { VideoClip } from './VideoClip.ts';

/** Common to all videos of a playlist. */
interface VideoTexts extends VideoClip {
  /** The provider's id, unique among all videos. */
  readonly id: string;
  /** Plain text, never markup. */
  readonly title: string;
  /** Plain text, line breaks as `\n`, never markup. */
  readonly description?: string | undefined;
  readonly thumbnailUrl?: string | undefined;
}

/**
 * A video played in the provider's frame. For an unlisted Vimeo video, the id is the rest of its page URL, such as
 * `76979871/8272103f6e`. A full URL as id is parsed like `videoFromUrl` does.
 */
export interface ProviderVideo extends VideoTexts {
  readonly provider: 'youtube' | 'vimeo';
}

/** A text track of a video file, as in a `<track>` element. */
export interface VideoTrack {
  /** URL of a WebVTT file. */
  readonly src: string;
  /** BCP 47. */
  readonly srclang: string;
  /** Shown to the user, in the track's own language. */
  readonly label: string;
  /** @default 'captions' */
  readonly kind?: 'captions' | 'subtitles' | 'descriptions' | 'chapters' | undefined;
  /**
   * Whether the track is initially on. Ignored if the `captions` option is on, which selects a track by language.
   * @default false
   */
  readonly default?: boolean | undefined;
}

/** A video file played by the browser. */
export interface FileVideo extends VideoTexts {
  readonly provider: 'file';
  readonly url: string;
  readonly tracks?: readonly VideoTrack[] | undefined;
}

export type PlaylistVideo = ProviderVideo | FileVideo;

/** Opaque tokens of the next and previous pages, `undefined` if there is no such page. */
export interface PlaylistTokens {
  readonly next?: string | undefined;
  readonly previous?: string | undefined;
}

export interface PlaylistPage {
  readonly videos: readonly PlaylistVideo[];
  readonly tokens: PlaylistTokens;
}

/** `more` loads the same page as `next`, but keeps the current videos. */
export type PlaylistDirection = 'next' | 'previous' | 'more';

export interface PlaylistRequest {
  readonly direction: PlaylistDirection;
  /** The tokens of the current page. */
  readonly tokens: PlaylistTokens;
}

/** A backend that serves pages of videos. Pages have no numbers; each is reached from the page before or after it. */
export interface PlaylistSource {
  /** Loads a page. Throws `OfflineError`, `BrokenResponseError`, `HttpStatusError` or `InvalidResponseError`. */
  loadPage(request: PlaylistRequest, options: { readonly signal: AbortSignal }): Promise<PlaylistPage>;
}
