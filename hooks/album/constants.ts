/** Albums and galleries on a page of an album (facts.md 3.9, albums_per_page). */
export const ALBUMS_PER_PAGE = 30;

/** Images on a page of a gallery in an album (facts.md 3.9, album_images_per_page). */
export const ALBUM_IMAGES_PER_PAGE = 30;

/** Columns of an extended album at most (facts.md 3.9, extended_album_column_number). */
export const EXTENDED_ALBUM_MAX_COLUMNS = 2;

/** Height of an entry of an extended album at least (facts.md 3.9, extended_album_height). */
export const EXTENDED_ALBUM_HEIGHT_PX = 160;

/** Width of a picture of an extended album (facts.md 3.9). */
export const EXTENDED_ALBUM_THUMBNAIL_WIDTH_PX = 357;

/** Height of a picture of that width (facts.md 3.9). */
export const EXTENDED_ALBUM_THUMBNAIL_HEIGHT_PX = 201;

/** A description longer than this can be opened and closed. */
export const ALBUM_DESCRIPTION_LENGTH = 180;

/** Up to so many entries of an extended album all of them are in the document, so that the browser finds words in every one. */
export const UNWINDOWED_ENTRY_COUNT = 500;

/** Specification, point 4: the double-click guard of the lightbox applies to album opens too. */
export const ALBUM_GUARD_MS = 100;

/** Levels that are kept, so that coming back to one asks nothing. */
export const ALBUM_CACHE_SIZE = 30;

/** Entries of a very long list that are nearer to the window than this are in the document, in windows. */
export const ENTRY_OVERSCAN_WINDOWS = 2;
