/** The number of albums and galleries on a page of an album. */
export const ALBUMS_PER_PAGE = 30;

/** The number of images on a page of a gallery in an album. */
export const ALBUM_IMAGES_PER_PAGE = 30;

/** The maximum number of columns of an extended album. */
export const EXTENDED_ALBUM_MAX_COLUMNS = 2;

/** Width to height of a cover, unless a page or a theme names another shape. */
export const ALBUM_COVER_RATIO = 4 / 3;

/** The minimum height of an entry of an extended album. */
export const EXTENDED_ALBUM_HEIGHT_PX = 160;

/** The width of a cover of an extended album. */
export const EXTENDED_ALBUM_THUMBNAIL_WIDTH_PX = 357;

/** The height of a cover of that width. */
export const EXTENDED_ALBUM_THUMBNAIL_HEIGHT_PX = 201;

/** The length of a description, in characters, beyond which it can be opened and closed. */
export const ALBUM_DESCRIPTION_LENGTH = 180;

/** The largest extended album whose entries are all in the document, so that find-in-page works. */
export const ALBUM_VIRTUALIZATION_THRESHOLD = 500;

/** The time after an opening in which further openings are ignored, as in a double click. */
export const ALBUM_GUARD_MS = 100;

/** The number of cached levels. Going back to one makes no request. */
export const ALBUM_CACHE_SIZE = 30;

/** The distance from the window within which entries of a very long list are in the document, in window heights. */
export const ENTRY_OVERSCAN_WINDOWS = 2;
