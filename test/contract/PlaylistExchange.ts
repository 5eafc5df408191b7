/** The recorded markup of a page with a playlist. */
export interface PlaylistSummary {
  readonly container?: Readonly<Record<string, string>>;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly items?: readonly Readonly<Record<string, string>>[];
  readonly inlineVideos?: readonly { readonly id: string; readonly value: readonly string[] }[];
  readonly yotujs?: Readonly<Record<string, unknown>>;
  /** Whether the page shows `contentText` instead of a playlist container. */
  readonly noPlaylist?: boolean;
  readonly contentText?: string;
}

/** One exchange with the playlist's server. */
export interface PlaylistExchange {
  readonly name: string;
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly body?: { readonly urlencoded: readonly { readonly name: string; readonly value: string }[] } | null;
  };
  readonly response: {
    readonly status: number;
    readonly body: { readonly summary?: PlaylistSummary; readonly json?: unknown };
  };
}

export interface PlaylistRecording {
  readonly exchanges: readonly PlaylistExchange[];
}
