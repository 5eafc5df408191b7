/** Default number of entries per album page. */
export const ALBUMS_PER_PAGE = 30;

/** Default number of images per page of a gallery in an album. */
export const ALBUM_IMAGES_PER_PAGE = 30;

/** Maximum number of columns in an extended album. */
export const EXTENDED_ALBUM_MAX_COLUMNS = 2;

/** Default aspect ratio (width to height) of covers. */
export const ALBUM_COVER_RATIO = 4 / 3;

/** Default minimum height of an entry in an extended album, in pixels. */
export const EXTENDED_ALBUM_HEIGHT_PX = 160;

/** Default width of a cover in an extended album, in pixels. */
export const EXTENDED_ALBUM_THUMBNAIL_WIDTH_PX = 357;

/** Default height of a cover in an extended album, in pixels. */
export const EXTENDED_ALBUM_THUMBNAIL_HEIGHT_PX = 201;

/** Descriptions longer than this, in characters, are collapsible. */
export const ALBUM_DESCRIPTION_LENGTH = 180;

/**
 * Maximum number of entries in an extended album before it is virtualized. Up to this number, all entries are in the
 * document, so find-in-page works.
 */
export const ALBUM_VIRTUALIZATION_THRESHOLD = 500;

/** How long further calls are ignored after an entry has been opened, for example the second call of a double click. */
export const ALBUM_GUARD_MS = 100;

/** Number of cached levels. Returning to a cached level requires no request. */
export const ALBUM_CACHE_SIZE = 30;
