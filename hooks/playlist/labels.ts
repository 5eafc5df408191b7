/** The messages of a playlist. Placeholders such as `{title}` are replaced. */
export interface PlaylistLabels {
  readonly next: string;
  readonly previous: string;
  readonly loadMore: string;
  /** Shown while a page loads. */
  readonly loading: string;
  readonly retry: string;
  /** Accessible name of the list. */
  readonly videos: string;
  /** Accessible name of the pager above the list. The pager below it shares the list's name. */
  readonly pagesAbove: string;
  /** Marks the current video. */
  readonly current: string;
  /** Expands a description. */
  readonly more: string;
  /** Collapses a description. */
  readonly less: string;
  /** Position between the two pager buttons. Placeholders: `{page}`, `{pageCount}`. */
  readonly pageOf: string;
  /** HTTP 403. */
  readonly forbidden: string;
  /** HTTP 404. */
  readonly notFound: string;
  /** HTTP 500. */
  readonly serverError: string;
  /** HTTP 504, any other error status, and invalid responses. */
  readonly unavailable: string;
  readonly offline: string;
  /** The connection was lost during the response. */
  readonly brokenResponse: string;
  /** Accessible name of the player. */
  readonly player: string;
  readonly nextVideo: string;
  readonly previousVideo: string;
  /** Title of the error message after a failed request. */
  readonly failedTitle: string;
  /** Title of the error message when the network is unavailable. */
  readonly offlineTitle: string;
  /** Button of an empty list: returns to the previous page. */
  readonly goBack: string;
  /** Title of the message shown for an empty list. */
  readonly emptyTitle: string;
  /** Message shown for an empty list. */
  readonly empty: string;
  /** Accessible name of the lightbox. */
  readonly dialog: string;
  readonly close: string;
  /** Accessible name of a video in the list. Placeholder: `{title}`. */
  readonly play: string;
  /** Replaces a missing video title. */
  readonly untitled: string;
  /** Announces the new current video. Placeholder: `{title}`. */
  readonly playing: string;
  /** Shown when a video failed to play and the next one is about to start. */
  readonly skipping: string;
  /** Link in the lightbox. */
  readonly moreThumbnails: string;
  /** Announces that more thumbnails have loaded. Placeholder: `{count}`, the total. */
  readonly thumbnailCount: string;
  /** Accessible name of the thumbnails in the lightbox. */
  readonly thumbnails: string;
}

/** The English labels. */
export const PLAYLIST_LABELS: PlaylistLabels = {
  next: 'Next',
  previous: 'Prev',
  loadMore: 'Load more',
  loading: 'Loading videos…',
  retry: 'Try again',
  videos: 'Videos',
  pagesAbove: 'Pages (top)',
  current: 'Now playing',
  more: 'More',
  less: 'Less',
  pageOf: '{page} of {pageCount}',
  forbidden: 'These videos may not be shown here.',
  notFound: 'These videos could not be found.',
  serverError: 'The server had a problem. Please try again later.',
  unavailable: 'The videos could not be loaded. Please try again.',
  offline: 'You are probably offline. The videos could not be loaded.',
  brokenResponse: 'The connection was lost before all of the videos arrived. Please try again.',
  player: 'Video player',
  nextVideo: 'Next video',
  previousVideo: 'Previous video',
  failedTitle: 'Something went wrong',
  offlineTitle: 'No connection',
  goBack: 'Go back',
  emptyTitle: 'Nothing here',
  empty: 'Videos will appear here once they are added.',
  dialog: 'Video viewer',
  close: 'Close',
  play: 'Play: {title}',
  untitled: 'Untitled video',
  playing: 'Now playing: {title}',
  skipping: 'This video could not be played. The next one starts in a moment.',
  moreThumbnails: 'Load more thumbnails',
  thumbnailCount: 'Thumbnails: {count}',
  thumbnails: 'More videos',
};
