import { createRestClient } from '../rest/engine/createRestClient.ts';
import { resolveRoot } from '../rest/engine/restAddress.ts';
import type { RestClient, RestClientOptions, RestParser } from '../rest/types.ts';
import { invariant } from '../shared/developerMessages.ts';
import { WORDPRESS_REST_WIRE } from './restWire.ts';
import { uploadMedia } from './uploadMedia.ts';
import type { MediaUpload } from './uploadMedia.ts';

export interface WordPressRestOptions extends RestClientOptions {
  /**
   * Authenticates a user without a session: it needs no nonce, sends no cookies (unless `credentials` is set), and works from another
   * origin. Use it only over https, and never in the code of a public page, which anybody can read.
   */
  readonly applicationPassword?: ApplicationPassword | undefined;
}

/** A REST client that can also put files into the media library. */
export interface WordPressRest extends RestClient {
  /**
   * Uploads a file and returns the new item of the media library. If the server fails while making the smaller sizes, it is asked to
   * continue up to five times; if each attempt fails, the incomplete item is deleted and the upload fails with `post_process`. Without an
   * answer nothing is deleted and the upload fails with `NoResponseError`: retry with `noResponseSinceMs`.
   */
  uploadMedia<TData>(upload: MediaUpload, parse: RestParser<TData>): Promise<TData>;
}

/**
 * Creates a client of the REST interface of a WordPress site. Creating it makes no request and needs no browser.
 *
 * @example
 * const rest = createWordPressRest({ root: '/wp-json/', nonce, nonceUrl: '/wp-admin/admin-ajax.php?action=rest-nonce' });
 * const titles = await rest.request({ path: '/wp/v2/posts', query: { per_page: -1 }, signal }, parseTitles);
 */
export function createWordPressRest({ applicationPassword, ...options }: WordPressRestOptions): WordPressRest {
  const client = createRestClient(WORDPRESS_REST_WIRE, {
    ...options,
    ...(applicationPassword && {
      // A session would override the password, and without a nonce it counts as logged out. From another origin the server has to allow cookies.
      credentials: options.credentials ?? 'omit',
      nonce: undefined,
      headers: { ...options.headers, Authorization: authorizationOf(applicationPassword, options.root) },
    }),
  });
  return { ...client, uploadMedia: (upload, parse) => uploadMedia({ client, root: options.root, upload, parse }) };
}

/** A password for one program, which a user creates in the profile of the site. */
export interface ApplicationPassword {
  /** Name that the user logs in with. */
  readonly user: string;
  /** The password as the site showed it, with or without blanks. */
  readonly password: string;
}

const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.+\.(?:localhost|local|test))$/;

/** Returns the header that authenticates the user. Throws if the password would be sent unencrypted. */
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
