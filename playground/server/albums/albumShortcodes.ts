import { PAGING, type Paging } from '../wire/shortcodes.ts';

/** The editor's settings for one album on one page. */
export interface AlbumShortcode {
  readonly albumId: number;
  readonly type: 'album_compact_preview' | 'album_masonry_preview' | 'album_extended_preview';
  readonly albumsPerPage: number;
  readonly imagesPerPage: number;
  /** The paging mode of entries and galleries. */
  readonly paging: Paging;
  /** Whether users can search the names of the entries. */
  readonly hasSearchLine?: boolean;
  /** Whether there is a link to download all images of a gallery as one file. */
  readonly hasDownload?: boolean;
}

const standard = { albumId: 1, albumsPerPage: 30, imagesPerPage: 12, paging: PAGING.numeric } as const;
/** Small page sizes, so that there are several pages. */
const paged = { ...standard, type: 'album_compact_preview', albumsPerPage: 2, imagesPerPage: 4 } as const;

/** The shortcodes of albums. Those of galleries have smaller numbers. */
export const albumShortcodes: ReadonlyMap<number, AlbumShortcode> = new Map<number, AlbumShortcode>([
  [41, { ...standard, type: 'album_compact_preview', hasDownload: true }],
  [42, { ...standard, type: 'album_masonry_preview' }],
  [43, { ...standard, type: 'album_extended_preview' }],
  [44, paged],
  [45, { ...paged, paging: PAGING.loadMore, hasSearchLine: true }],
  [46, { ...paged, hasSearchLine: true }],
]);

/** Returns the real server's name for the view of an album's galleries, as its container prints it. */
export const galleryViewOf = ({ type }: AlbumShortcode): string =>
  type === 'album_masonry_preview' ? 'masonry' : 'thumbnail';
