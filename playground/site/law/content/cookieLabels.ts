/** What the cookie bar says: the films of the page are its own, and only its map is another's. */
export const COOKIE_LABELS = {
  message: 'Our map comes from OpenStreetMap, which may set cookies. It loads only if you agree.',
} as const;
