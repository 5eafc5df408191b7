import type { PlaylistDirection, PlaylistSource } from '../../../data/backend/PlaylistSource.ts';
import { HttpStatusError } from '../../../core/errors/HttpStatusError.ts';
import { MissingContentError } from '../../../core/errors/MissingContentError.ts';
import { createTransport } from '../../../data/rest/engine/createTransport.ts';
import { allowedServer } from '../allowedServer.ts';
import { createRenewal, pastCaches, type RenewContainerOptions } from '../container/renewal.ts';
import { parseMarkup } from '../markup.ts';
import type { WordPressBackendOptions } from '../types.ts';
import { parsePlaylistPage } from './parsePlaylistPage.ts';
import { sentSettings, type WordPressPlaylistConfig } from './playlistSettings.ts';
import { readPlaylistPageObject } from './readPlaylistContainer.ts';

/** The server's names for directions. The server would treat a page number as `prev`. */
const PAGE: Readonly<Record<PlaylistDirection, string>> = { next: 'next', more: 'more', previous: 'prev' };

/**
 * Creates a source for a playlist on a WordPress site with the playlist plugin. Create it once per playlist. Creating
 * it makes no requests and doesn't require a browser.
 *
 * @example
 * const { initialPage, ...config } = readPlaylistContainer(document.querySelector('.yotu-playlist'));
 * const playlist = createWordPressPlaylist(config);
 */
export function createWordPressPlaylist(
  config: WordPressPlaylistConfig,
  options: Pick<WordPressBackendOptions, 'fetch' | 'maxResponseBytes'> = {},
): PlaylistSource {
  const transport = createTransport({ fetch: options.fetch });
  return {
    async loadPage({ direction, tokens }, { signal }) {
      const address = new URL(allowedServer(config.ajaxUrl, config, config.ajaxUrl));
      // Like the plugin's own script, bypass caches that respond even to a POST request.
      address.searchParams.set('_', Math.random().toString(36).slice(2));
      const text = await transport.text(address.href, {
        form: [
          ['page', PAGE[direction]],
          ['settings', sentSettings(config.settings, tokens)],
          ['action', 'yotu_pagination'],
          ...(config.security === undefined ? [] : [['security', config.security] as const]),
        ],
        signal,
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
        limitBytes: options.maxResponseBytes,
      });
      return parsePlaylistPage(text, address.href);
    },
  };
}

const FORBIDDEN = 403;

const isForbidden = (error: unknown): boolean => error instanceof HttpStatusError && error.status === FORBIDDEN;

/**
 * Reloads the page, bypassing caches, and returns the current nonce for playlist requests. Throws `MissingContentError`
 * if the page has no nonce.
 */
export async function renewPlaylistSecurity(options: Omit<RenewContainerOptions, 'instance'>): Promise<string> {
  const { pageUrl, signal, maxResponseBytes: limitBytes, fetch } = options;
  const html = await createTransport({ fetch }).text(pastCaches(pageUrl), { signal, limitBytes });
  const { security } = readPlaylistPageObject(parseMarkup(html));
  if (security === undefined) throw new MissingContentError('The page has no nonce for playlist requests.');
  return security;
}

/**
 * Creates a playlist whose nonce may have expired, for example in a page cache. If the server responds with 403,
 * `renew` creates a playlist with a new nonce and the request is repeated. If the repeated request also fails, the
 * error of the first request is thrown.
 */
export function createRenewingPlaylist(
  first: PlaylistSource,
  renew: (signal: AbortSignal) => Promise<PlaylistSource>,
): PlaylistSource {
  const { attempt } = createRenewal(first, renew);
  return {
    loadPage: (request, options) => attempt((to) => to.loadPage(request, options), isForbidden, options.signal),
  };
}
