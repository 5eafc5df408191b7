/** Every text of a playlist's pages. `{…}` are filled in. */
export interface PlaylistLabels {
  readonly next: string;
  readonly previous: string;
  readonly loadMore: string;
  /** While a page is on its way. */
  readonly loading: string;
  readonly retry: string;
  /** Names the list. */
  readonly videos: string;
  /** Name of the pages above the list; those below it have the list's own. */
  readonly pagesAbove: string;
  /** Marks the video in the player. */
  readonly current: string;
  /** Shows all of a description. */
  readonly more: string;
  /** Shows its beginning again. */
  readonly less: string;
  /** Between the two buttons; `{page}`, `{pageCount}`. */
  readonly pageOf: string;
  /** The server refuses: HTTP 403. */
  readonly forbidden: string;
  /** HTTP 404. */
  readonly notFound: string;
  /** HTTP 500. */
  readonly serverError: string;
  /** HTTP 504, and every answer that says that it is an error or is none. */
  readonly unavailable: string;
  readonly offline: string;
  /** The connection was lost during the answer. */
  readonly brokenResponse: string;
  /** Name of the player. */
  readonly player: string;
  readonly nextVideo: string;
  readonly previousVideo: string;
  /** Heads the message of a request that failed. */
  readonly failedTitle: string;
  /** Heads the message of a request that had no network. */
  readonly offlineTitle: string;
  /** The way on from a list without videos: to the page before. */
  readonly goBack: string;
  /** Heads the message of a list without videos. */
  readonly emptyTitle: string;
  /** In place of a list without videos. */
  readonly empty: string;
  /** Name of the lightbox. */
  readonly dialog: string;
  readonly close: string;
  /** Names a video of the list; `{title}`. */
  readonly play: string;
  /** Stands for the title of a video without one. */
  readonly untitled: string;
  /** Announces another video in the player; `{title}`. */
  readonly playing: string;
  /** The video cannot be played, and the next one follows in a moment. */
  readonly skipping: string;
  /** Link in the lightbox. */
  readonly moreThumbnails: string;
  /** Announces more thumbnails; `{count}` of them. */
  readonly thumbnailCount: string;
  /** Name of the thumbnails in the lightbox. */
  readonly thumbnails: string;
}

/** English. */
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
  serverError: 'The server could not answer. Please try again later.',
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
