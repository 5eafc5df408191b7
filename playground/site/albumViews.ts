interface AlbumViewTexts {
  readonly name: string;
  readonly description: string;
  /** Of the CMS: what its editor chose for it. */
  readonly shortcodeId: number;
}

/** The views of an album by the last word of their address. */
export const ALBUM_VIEWS = {
  compact: {
    name: 'Compact album',
    description: 'Albums and galleries as equal covers. Go in, and come back with the browser or by the names above.',
    shortcodeId: 41,
  },
  masonry: {
    name: 'Masonry album',
    description: 'Covers in their own shapes, and galleries that are laid out in the same way.',
    shortcodeId: 42,
  },
  extended: {
    name: 'Extended album',
    description: 'Pictures beside their texts. Long texts can be opened.',
    shortcodeId: 43,
  },
} as const satisfies Record<string, AlbumViewTexts>;

export type AlbumViewName = keyof typeof ALBUM_VIEWS;

export const isAlbumView = (name: string): name is AlbumViewName => Object.hasOwn(ALBUM_VIEWS, name);
