interface PlaylistView {
  readonly name: string;
  readonly description: string;
  /** Of the CMS: the playlists of the page, in their order. */
  readonly shortcodeIds: readonly number[];
}

/** Pages with playlists, by the last word of their address. */
export const PLAYLIST_VIEWS = {
  grid: {
    name: 'Grid',
    description: 'Nine short films of our own, six to a page. One after the other plays by itself.',
    shortcodeIds: [71],
  },
  list: { name: 'List', description: 'A small picture, and room for what there is to say.', shortcodeIds: [72] },
  mix: { name: 'Mix', description: 'One film leads, the others follow.', shortcodeIds: [73] },
  masonry: { name: 'Masonry', description: 'Each film takes as much room as its text needs.', shortcodeIds: [74] },
  carousel: { name: 'Carousel', description: 'One row of films that turns.', shortcodeIds: [75] },
  'big-thumb': { name: 'Big pictures', description: 'One large picture under the other.', shortcodeIds: [76] },
  'pop-up': {
    name: 'Pop-up',
    description: 'A hundred and twenty films in pages; each opens over the page, with all the others below it.',
    shortcodeIds: [77],
  },
  'load-more': {
    name: 'Load more',
    description: 'A hundred and twenty films that come by the dozen.',
    shortcodeIds: [78],
  },
  'three-thousand': {
    name: 'Three thousand',
    description: 'As many films as one likes: what is far from the window is not on the page.',
    shortcodeIds: [79],
  },
  providers: {
    name: 'Every provider',
    description: 'Films of this server, and stand-ins for YouTube and Vimeo that load when somebody wants them.',
    shortcodeIds: [80],
  },
  two: {
    name: 'Two playlists',
    description: 'Whichever plays, the other one is silent.',
    shortcodeIds: [73, 81],
  },
} as const satisfies Record<string, PlaylistView>;

export type PlaylistViewName = keyof typeof PLAYLIST_VIEWS;

export const isPlaylistView = (name: string): name is PlaylistViewName => Object.hasOwn(PLAYLIST_VIEWS, name);
