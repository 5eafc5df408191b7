/** Specification, point 4: the double-click guard of the lightbox applies to album opens too. */
export const ALBUM_GUARD_MS = 100;

/** Levels that are kept, so that coming back to one asks nothing. */
export const ALBUM_CACHE_SIZE = 30;

/** Entries of a very long list that are nearer to the window than this are in the document, in windows. */
export const ENTRY_OVERSCAN_WINDOWS = 2;
