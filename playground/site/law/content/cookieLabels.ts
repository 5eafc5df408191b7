/** The texts of the cookie bar. The videos are the site's own; only the map is from another host. */
export const COOKIE_LABELS = {
  message: 'Our map comes from OpenStreetMap, which may set cookies. It loads only if you agree.',
} as const;
