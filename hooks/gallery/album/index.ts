export { useAlbum } from './useAlbum.ts';
export { useAlbumDescription } from './useAlbumDescription.ts';
export { useVirtualEntries } from './useVirtualEntries.ts';
export { albumUrlCodec, albumHref } from './albumPath.ts';
export { albumEntryImage } from './loadAlbumLevel.ts';
export {
  ALBUM_COVER_RATIO,
  ALBUM_DESCRIPTION_LENGTH,
  ALBUM_GUARD_MS,
  ALBUM_IMAGES_PER_PAGE,
  ALBUMS_PER_PAGE,
  EXTENDED_ALBUM_HEIGHT_PX,
  EXTENDED_ALBUM_MAX_COLUMNS,
  EXTENDED_ALBUM_THUMBNAIL_HEIGHT_PX,
  EXTENDED_ALBUM_THUMBNAIL_WIDTH_PX,
  ALBUM_VIRTUALIZATION_THRESHOLD,
} from './constants.ts';
export { ALBUM_LABELS } from './labels.ts';
export type { AlbumUrlCodec, AlbumLocation } from './albumPath.ts';
export type { AlbumEntryImage } from './loadAlbumLevel.ts';
export type { AlbumLabels } from './labels.ts';
export type { AlbumLevel, AlbumMoveReason, InitialAlbumLevel, UseAlbumOptions, UseAlbumResult } from './types.ts';
export type { SplitDescription } from './useAlbumDescription.ts';
export type { UseAlbumDescriptionOptions, UseAlbumDescriptionResult } from './useAlbumDescription.ts';
export type { UseVirtualEntriesResult } from './useVirtualEntries.ts';
