import { createRestClient } from '../../data/rest/engine/createRestClient.ts';
import { resolveRoot } from '../../data/rest/engine/restUrl.ts';
import type { RestClient, RestClientOptions, RestParser } from '../../data/rest/types.ts';
import { invariant } from '../../core/shared/developerMessages.ts';
import { WORDPRESS_REST_WIRE } from './restWire.ts';
import { uploadMedia, type MediaUpload } from './uploadMedia.ts';

export interface WordPressRestOptions extends RestClientOptions {
  /**
   * The password that authenticates a user without a session. Requests with this password need no nonce, send no
   * cookies (unless `credentials` is set), and work cross-origin. Use it only over HTTPS, and never in the code of a
   * public page, where anyone can read it.
   */
  readonly applicationPassword?: ApplicationPassword | undefined;
}

/** A REST client that can also upload files to the media library. */
export interface WordPressRest extends RestClient {
  /**
   * Uploads a file and returns the new media library item. If the server fails while creating the smaller sizes, it is
   * asked to resume up to five times. If all attempts fail, the incomplete item is deleted, and the upload fails with
   * `post_process`. If there is no response, nothing is deleted, and the upload fails with `NoResponseError`. In that
   * case, retry with `noResponseSinceMs`.
   */
  uploadMedia<TData>(upload: MediaUpload, parse: RestParser<TData>): Promise<TData>;
}

/**
 * Creates a client for a WordPress site's REST API. Creating the client makes no requests and doesn't require a
 * browser.
 *
 * @example
 * const rest = createWordPressRest({ root: '/wp-json/', nonce, nonceUrl: '/wp-admin/admin-ajax.php?action=rest-nonce' });
 * const titles = await rest.request({ path: '/wp/v2/posts', query: { per_page: -1 }, signal }, parseTitles);
 */
export function createWordPressRest({ applicationPassword, ...options }: WordPressRestOptions): WordPressRest {
  const client = createRestClient(WORDPRESS_REST_WIRE, {
    ...options,
    ...(applicationPassword && {
      // A session cookie would override the password, and without a nonce, the user would count as logged out. For
      // another origin, the server would also have to allow cookies.
      credentials: options.credentials ?? 'omit',
      nonce: undefined,
      headers: { ...options.headers, Authorization: authorizationOf(applicationPassword, options.root) },
    }),
  });
  return { ...client, uploadMedia: (upload, parse) => uploadMedia({ client, root: options.root, upload, parse }) };
}

/** An application password. Users create one in their WordPress profile. */
export interface ApplicationPassword {
  /** The user's login name. */
  readonly user: string;
  /** The password as WordPress displays it, with or without spaces. */
  readonly password: string;
}

const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.+\.(?:localhost|local|test))$/;

/** Returns the header that authenticates the user. Throws an error if the password would be sent unencrypted. */
function authorizationOf({ user, password }: ApplicationPassword, root: string): string {
  const { protocol, hostname } = resolveRoot(root);
  invariant(
    protocol === 'https:' || LOCAL.test(hostname),
    'The application password would be sent unencrypted, because `root` does not use https. Use https, or omit the password.',
  );
  invariant(
    user !== '' && password !== '' && !user.includes(':'),
    'An application password needs a `user` without a colon, and a `password`. Create one in the WordPress profile of the user.',
  );
  const bytes = new TextEncoder().encode(`${user}:${password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
