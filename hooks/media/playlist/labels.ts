/** Labels and messages for a playlist. Placeholders such as `{title}` are replaced with the actual values. */
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
  /** Label that marks the current video. */
  readonly current: string;
  /** Label of the button that expands a description. */
  readonly more: string;
  /** Label of the button that collapses a description. */
  readonly less: string;
  /** The current page, shown between the two pager buttons. Placeholders: `{page}`, `{pageCount}`. */
  readonly pageOf: string;
  /** Shown for HTTP 403 (Forbidden). */
  readonly forbidden: string;
  /** Shown for HTTP 404 (Not Found). */
  readonly notFound: string;
  /** Shown for HTTP 500 (Internal Server Error). */
  readonly serverError: string;
  /** Shown for HTTP 504 (Gateway Timeout), any other error status, and invalid responses. */
  readonly unavailable: string;
  readonly offline: string;
  /** Shown if the connection is lost before the response is complete. */
  readonly brokenResponse: string;
  /** Accessible name of the player. */
  readonly player: string;
  readonly nextVideo: string;
  readonly previousVideo: string;
  /** Title of the error message after a failed request. */
  readonly failedTitle: string;
  /** Title of the error message if the network is unavailable. */
  readonly offlineTitle: string;
  /** Label of the button shown for an empty list, which goes back to the previous page. */
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
  /** Shown in place of a missing video title. */
  readonly untitled: string;
  /** Announced when another video becomes current. Placeholder: `{title}`. */
  readonly playing: string;
  /** Shown if a video cannot be played and the next video is about to start. */
  readonly skipping: string;
  /** Label of the button in the lightbox that loads more thumbnails. */
  readonly moreThumbnails: string;
  /** Announced when more thumbnails have loaded. Placeholder: `{count}`, the total number of thumbnails. */
  readonly thumbnailCount: string;
  /** Accessible name of the thumbnail carousel in the lightbox. */
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
