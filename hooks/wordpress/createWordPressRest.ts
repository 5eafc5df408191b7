import { createRestClient } from '../rest/engine/createRestClient.ts';
import { resolveRoot } from '../rest/engine/restAddress.ts';
import type { RestClient, RestClientOptions, RestParser } from '../rest/types.ts';
import { invariant } from '../shared/developerMessages.ts';
import { WORDPRESS_REST_WIRE } from './restWire.ts';
import { uploadMedia } from './uploadMedia.ts';
import type { MediaUpload } from './uploadMedia.ts';

export interface WordPressRestOptions extends RestClientOptions {
  /**
   * Proves a user without a session: no nonce is needed then, no cookies go along (unless `credentials` says so), and it works from
   * another origin. Only over https, and never in the code of a public page, which anybody reads.
   */
  readonly applicationPassword?: ApplicationPassword | undefined;
}

/** A REST client that can also put files into the media library. */
export interface WordPressRest extends RestClient {
  /**
   * Uploads a file and gives the new item of the media library. A server that died while it made the smaller sizes is asked to go
   * on, up to five times; if it dies over each, the half-made item is deleted and the upload fails with `post_process`. Where no answer
   * comes nothing is deleted and it fails with `UnansweredError`: try again with `unansweredSinceMs`.
   */
  uploadMedia<TAnswer>(upload: MediaUpload, parse: RestParser<TAnswer>): Promise<TAnswer>;
}

/**
 * A client of the REST interface of a WordPress site. Making it asks nothing of the network and needs no browser.
 *
 * @example
 * const rest = createWordPressRest({ root: '/wp-json/', nonce, nonceUrl: '/wp-admin/admin-ajax.php?action=rest-nonce' });
 * const titles = await rest.request({ path: '/wp/v2/posts', query: { per_page: -1 }, signal }, parseTitles);
 */
export function createWordPressRest({ applicationPassword, ...options }: WordPressRestOptions): WordPressRest {
  const client = createRestClient(WORDPRESS_REST_WIRE, {
    ...options,
    ...(applicationPassword && {
      // A session would count before the password, without a nonce as nobody's; from another origin cookies need the server's leave.
      credentials: options.credentials ?? 'omit',
      nonce: undefined,
      headers: { ...options.headers, Authorization: authorizationOf(applicationPassword, options.root) },
    }),
  });
  return { ...client, uploadMedia: (upload, parse) => uploadMedia({ client, root: options.root, upload, parse }) };
}

/** A password that a user has made for one program, in the profile of the site. */
export interface ApplicationPassword {
  /** Name that the user logs in with. */
  readonly user: string;
  /** The password as the site showed it; its blanks do not matter. */
  readonly password: string;
}

const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.+\.(?:localhost|local|test))$/;

/** Returns the header that proves such a user in each request. Throws where the password would travel in the open. */
function authorizationOf({ user, password }: ApplicationPassword, root: string): string {
  const { protocol, hostname } = resolveRoot(root);
  invariant(
    protocol === 'https:' || LOCAL.test(hostname),
    'An application password would travel in the open: the `root` has no https. Use https, or ask as a visitor.',
  );
  invariant(
    user !== '' && password !== '' && !user.includes(':'),
    'An application password needs a `user` without a colon and a `password`. Make one in the profile of the user.',
  );
  const bytes = new TextEncoder().encode(`${user}:${password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
