/** What YouTube's ids are made of, and a file's. Everything else could be part of another address. */
export const VIDEO_ID = /^[\w-]{1,64}$/;

/**
 * Vimeo's are numbers, and told to its frame as such: a longer one would become another one. What is not listed has a key after it, as
 * in the address of its page.
 */
export const VIMEO_ID = /^\d{1,15}(?:\/[\da-f]{6,64})?$/;
