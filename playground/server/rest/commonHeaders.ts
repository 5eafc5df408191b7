import type { Access } from '../auth/createAccess.ts';
import { REST_PATH } from '../constants.ts';

const NEVER_KEPT = {
  Expires: 'Wed, 11 Jan 1984 05:00:00 GMT',
  'Cache-Control': 'no-cache, must-revalidate, max-age=0, no-store, private',
};

/**
 * Returns the headers of every response, including those that depend on access. Other origins may send cookies, as on
 * the real server, but they have no effect without a nonce, which another origin cannot get.
 */
export function commonHeaders(
  access: Access,
  origin: string,
  foreign: string | undefined,
): Readonly<Record<string, string>> {
  return {
    'X-Robots-Tag': 'noindex',
    Link: `<${origin}${REST_PATH}/>; rel="https://api.w.org/"`,
    'X-Content-Type-Options': 'nosniff',
    'Access-Control-Expose-Headers': 'X-WP-Total, X-WP-TotalPages, Link',
    'Access-Control-Allow-Headers': 'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type',
    Vary: 'Origin',
    ...(foreign !== undefined && {
      'Access-Control-Allow-Origin': foreign,
      'Access-Control-Allow-Methods': 'OPTIONS, GET, POST, PUT, PATCH, DELETE',
      'Access-Control-Allow-Credentials': 'true',
    }),
    ...(access.kind !== 'visitor' && NEVER_KEPT),
    ...(access.kind === 'user' && access.nonce !== undefined && { 'X-WP-Nonce': access.nonce }),
  };
}
