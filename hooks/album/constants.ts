/** Default number of entries per album page. */
export const ALBUMS_PER_PAGE = 30;

/** Default number of images per page of a gallery in an album. */
export const ALBUM_IMAGES_PER_PAGE = 30;

/** Maximum number of columns of an extended album. */
export const EXTENDED_ALBUM_MAX_COLUMNS = 2;

/** Default aspect ratio of covers, width to height. */
export const ALBUM_COVER_RATIO = 4 / 3;

/** Default minimum height of an entry in an extended album. */
export const EXTENDED_ALBUM_HEIGHT_PX = 160;

/** Default width of a cover in an extended album. */
export const EXTENDED_ALBUM_THUMBNAIL_WIDTH_PX = 357;

/** Height of a cover at that width. */
export const EXTENDED_ALBUM_THUMBNAIL_HEIGHT_PX = 201;

/** Descriptions longer than this, in characters, are collapsible. */
export const ALBUM_DESCRIPTION_LENGTH = 180;

/**
 * Extended albums with more entries are virtualized. Up to this number all entries are in the document, so that
 * find-in-page works.
 */
export const ALBUM_VIRTUALIZATION_THRESHOLD = 500;

/** Further calls within this time after opening an entry are ignored, for example from a double click. */
export const ALBUM_GUARD_MS = 100;

/** Number of cached levels. Returning to one makes no request. */
export const ALBUM_CACHE_SIZE = 30;

/** Distance from the viewport within which entries of a virtualized list are mounted, in viewport heights. */
export const ENTRY_OVERSCAN_WINDOWS = 2;
