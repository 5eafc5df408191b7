interface PlaylistView {
  readonly name: string;
  readonly description: string;
  /** The CMS shortcodes of the page's playlists, in order. */
  readonly shortcodeIds: readonly number[];
}

/** Pages with playlists, by the last segment of their URL. */
export const PLAYLIST_VIEWS = {
  grid: {
    name: 'Grid',
    description: 'Nine short videos, six per page. The next one plays automatically.',
    shortcodeIds: [71],
  },
  list: { name: 'List', description: 'Small thumbnails with text.', shortcodeIds: [72] },
  mix: { name: 'Mix', description: 'One large thumbnail, then smaller ones.', shortcodeIds: [73] },
  masonry: { name: 'Masonry', description: 'Each video is as high as its text.', shortcodeIds: [74] },
  carousel: { name: 'Carousel', description: 'One row of videos to scroll through.', shortcodeIds: [75] },
  'big-thumb': { name: 'Large thumbnails', description: 'One large thumbnail per row.', shortcodeIds: [76] },
  'pop-up': {
    name: 'Pop-up',
    description: '120 videos in pages. Each opens in a dialog, with the others below.',
    shortcodeIds: [77],
  },
  'load-more': {
    name: 'Load more',
    description: '120 videos, loaded twelve at a time.',
    shortcodeIds: [78],
  },
  'three-thousand': {
    name: '3,000 videos',
    description: 'A virtualized list: only videos near the viewport are rendered.',
    shortcodeIds: [79],
  },
  providers: {
    name: 'Every provider',
    description: 'Video files, and stubs of YouTube and Vimeo that load after consent.',
    shortcodeIds: [80],
  },
  two: {
    name: 'Two playlists',
    description: 'Only one of them plays at a time.',
    shortcodeIds: [73, 81],
  },
} as const satisfies Record<string, PlaylistView>;

export type PlaylistViewName = keyof typeof PLAYLIST_VIEWS;

export const isPlaylistView = (name: string): name is PlaylistViewName => Object.hasOwn(PLAYLIST_VIEWS, name);
