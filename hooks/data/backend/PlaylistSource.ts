import type { VideoClip } from './VideoClip.ts';

/** Properties shared by all videos in a playlist. */
interface VideoTexts extends VideoClip {
  /** The provider's id, which must be unique among all videos. */
  readonly id: string;
  /** Plain text, never markup. */
  readonly title: string;
  /** Plain text with line breaks as `\n`, never markup. */
  readonly description?: string | undefined;
  readonly thumbnailUrl?: string | undefined;
}

/**
 * A video played in the provider's iframe. For an unlisted Vimeo video, the id is the path of its page URL, such as
 * `76979871/8272103f6e`. If the id is a full URL, it is parsed with `videoFromUrl`.
 */
export interface ProviderVideo extends VideoTexts {
  readonly provider: 'youtube' | 'vimeo';
}

/** A text track of a video file, as in a `<track>` element. */
export interface VideoTrack {
  /** URL of a WebVTT file. */
  readonly src: string;
  /** BCP 47 language tag. */
  readonly srclang: string;
  /** Label shown to the user, in the track's own language. */
  readonly label: string;
  /** @default 'captions' */
  readonly kind?: 'captions' | 'subtitles' | 'descriptions' | 'chapters' | undefined;
  /**
   * Whether the track is initially enabled. Ignored if the `captions` option is enabled, because that option selects a
   * track by language.
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

/** Opaque tokens for the next and previous pages; `undefined` if there is no such page. */
export interface PlaylistTokens {
  readonly next?: string | undefined;
  readonly previous?: string | undefined;
}

export interface PlaylistPage {
  readonly videos: readonly PlaylistVideo[];
  readonly tokens: PlaylistTokens;
}

/** Which page to load. `more` loads the same page as `next`, but keeps the current videos. */
export type PlaylistDirection = 'next' | 'previous' | 'more';

export interface PlaylistRequest {
  readonly direction: PlaylistDirection;
  /** The tokens of the current page. */
  readonly tokens: PlaylistTokens;
}

/**
 * A backend that serves videos page by page. Pages have no numbers. Each page can only be reached from the page before
 * or after it.
 */
export interface PlaylistSource {
  /** Loads a page. Throws `OfflineError`, `BrokenResponseError`, `HttpStatusError` or `InvalidResponseError`. */
  loadPage(request: PlaylistRequest, options: { readonly signal: AbortSignal }): Promise<PlaylistPage>;
}
