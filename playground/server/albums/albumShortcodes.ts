/** What the editor chose for one album on one page. */
export interface AlbumShortcode {
  readonly albumId: number;
  readonly type: 'album_compact_preview' | 'album_masonry_preview' | 'album_extended_preview';
  readonly albumsPerPage: number;
  readonly imagesPerPage: number;
  /** A link to all images of a gallery in one file. */
  readonly hasDownload?: boolean;
}

const standard = { albumId: 1, albumsPerPage: 30, imagesPerPage: 12 } as const;

/** Shortcodes of albums; those of galleries have smaller numbers. */
export const albumShortcodes: ReadonlyMap<number, AlbumShortcode> = new Map([
  [41, { ...standard, type: 'album_compact_preview', hasDownload: true }],
  [42, { ...standard, type: 'album_masonry_preview' }],
  [43, { ...standard, type: 'album_extended_preview' }],
  [44, { ...standard, type: 'album_compact_preview', albumsPerPage: 2, imagesPerPage: 4 }],
]);

/** How the real server names the view of an album's galleries in its container. */
export const galleryViewOf = ({ type }: AlbumShortcode): string =>
  type === 'album_masonry_preview' ? 'masonry' : 'thumbnail';
