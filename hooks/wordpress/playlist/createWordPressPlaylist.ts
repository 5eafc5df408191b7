import type { PlaylistDirection, PlaylistSource } from '../../backend/PlaylistSource.ts';
import { HttpStatusError } from '../../errors/HttpStatusError.ts';
import { MissingContentError } from '../../errors/MissingContentError.ts';
import { createTransport } from '../../rest/engine/createTransport.ts';
import { allowedServer } from '../allowedServer.ts';
import { createRenewal, pastCaches } from '../container/renewal.ts';
import type { RenewContainerOptions } from '../container/renewal.ts';
import { parseMarkup } from '../markup.ts';
import type { WordPressBackendOptions } from '../types.ts';
import { parsePlaylistPage } from './parsePlaylistPage.ts';
import { sentSettings } from './playlistSettings.ts';
import type { WordPressPlaylistConfig } from './playlistSettings.ts';
import { readPlaylistPageObject } from './readPlaylistContainer.ts';

/** A number would mean `prev`: no page can be gone to by its number. */
const PAGE: Readonly<Record<PlaylistDirection, string>> = { next: 'next', more: 'more', previous: 'prev' };

/**
 * The pages of a playlist on a WordPress site with the playlist plugin. Create it once for each playlist. Making it asks nothing
 * of the network and needs no browser.
 *
 * @example
 * const { initialPage, ...config } = readPlaylistContainer(document.querySelector('.yotu-playlist'));
 * const playlist = createWordPressPlaylist(config);
 */
export function createWordPressPlaylist(
  config: WordPressPlaylistConfig,
  options: Pick<WordPressBackendOptions, 'fetch' | 'answerLimitBytes'> = {},
): PlaylistSource {
  const transport = createTransport({ fetch: options.fetch });
  return {
    async loadPage({ direction, tokens }, { signal }) {
      const address = new URL(allowedServer(config.ajaxUrl, config, config.ajaxUrl));
      // As the plugin's own script does: some caches answer a POST.
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
        limitBytes: options.answerLimitBytes,
      });
      return parsePlaylistPage(text, address.href);
    },
  };
}

const FORBIDDEN = 403;

const isForbidden = (error: unknown): boolean => error instanceof HttpStatusError && error.status === FORBIDDEN;

/**
 * Asks for the page anew, past every cache, and gives the proof that its playlists' calls go with today. Throws
 * `MissingContentError` where the page has none.
 */
export async function renewPlaylistSecurity(options: Omit<RenewContainerOptions, 'instance'>): Promise<string> {
  const { pageUrl, signal, answerLimitBytes: limitBytes, fetch } = options;
  const html = await createTransport({ fetch }).text(pastCaches(pageUrl), { signal, limitBytes });
  const { security } = readPlaylistPageObject(parseMarkup(html));
  if (security === undefined) throw new MissingContentError('The page has nothing that proves its calls.');
  return security;
}

/**
 * The pages of a playlist over a proof that may have run out, as a page cache hands it out: where the server answers 403, `renew` makes
 * the playlist over a new one, and the page is asked for once more. Its failure is the failure of the first call.
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
