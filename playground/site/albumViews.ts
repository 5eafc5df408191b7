interface AlbumViewTexts {
  readonly name: string;
  readonly description: string;
  /** The CMS shortcode with the editor's settings. */
  readonly shortcodeId: number;
}

/** The views of an album, by the last segment of their URL. */
export const ALBUM_VIEWS = {
  compact: {
    name: 'Compact album',
    description: 'Albums and galleries as covers of the same size. Go back with the browser or the breadcrumbs.',
    shortcodeId: 41,
  },
  masonry: {
    name: 'Masonry album',
    description: 'Covers and galleries in a masonry layout.',
    shortcodeId: 42,
  },
  extended: {
    name: 'Extended album',
    description: 'Covers with text. Long texts can be expanded.',
    shortcodeId: 43,
  },
} as const satisfies Record<string, AlbumViewTexts>;

export type AlbumViewName = keyof typeof ALBUM_VIEWS;

export const isAlbumView = (name: string): name is AlbumViewName => Object.hasOwn(ALBUM_VIEWS, name);
